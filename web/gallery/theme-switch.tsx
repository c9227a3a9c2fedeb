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
    <fieldset className="themes">
      <legend className="vh">Theme</legend>
      {themes.map((each) => (
        <label key={each}>
          <input type="radio" name="theme" checked={each === theme} onChange={() => setTheme(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
