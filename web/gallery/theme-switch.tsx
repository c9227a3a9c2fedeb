import { useEffect, useState } from 'react';

const themes = ['device', 'light', 'dark'] as const;

/** Forces light or dark, as `data-theme` on the document does. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<(typeof themes)[number]>('device');

  useEffect(() => {
    if (theme === 'device') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  return (
    <fieldset className="themes row gap-2">
      <legend className="vh">Theme</legend>
      {themes.map((each) => (
        <label key={each} className="row gap-2 text-sm strong">
          <input type="radio" name="theme" checked={each === theme} onChange={() => setTheme(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
