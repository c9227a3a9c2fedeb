import { MOST_PUSHES, type PushSettings as Settings } from '#contract/notices/notice-settings.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { SelectField } from '#web/components/form/choice-fields.tsx';
import { usePendingToggles } from '#web/parts/sync/queue/pending-toggles.ts';
import { SETTING, setSetting } from './set-setting.ts';
import { messages } from './settings-messages.ts';
import './push-settings.css';

const { push: texts } = messages;
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const amounts = [1, 2, 3, 5, 10, MOST_PUSHES].map(String);

/** What a lock screen shows, when and how often; saved at once, as the settings above it. */
export function PushSettings({ known }: { known: Settings }) {
  const desiredOf = usePendingToggles(SETTING);
  const { text, quietFrom, quietTo, most } = known;
  const shown = (name: keyof Settings, value: string) => desiredOf(`push/${name}`) ?? value;
  const set = (name: keyof Settings, desired: string, value: string | number | boolean, says: string) =>
    setSetting(`push/${name}`, desired, { push: { [name]: value } }, says);
  const isShown = shown('text', text ? '1' : '0') === '1';
  return (
    <fieldset className="stack gap-3">
      <legend>{texts.title}</legend>
      <Checkbox
        label={texts.text}
        hint={texts.textHint}
        checked={isShown}
        onChange={({ target: { checked } }) =>
          set('text', checked ? '1' : '0', checked, messages.saving(texts.text, checked))
        }
      />
      <div className="push-times gap-3">
        <Choice
          label={texts.quietFrom}
          value={shown('quietFrom', quietFrom)}
          values={hours}
          onChoose={(time) => set('quietFrom', time, time, texts.saving(texts.quietFrom, time))}
        />
        <Choice
          label={texts.quietTo}
          value={shown('quietTo', quietTo)}
          values={hours}
          onChoose={(time) => set('quietTo', time, time, texts.saving(texts.quietTo, time))}
        />
        <Choice
          label={texts.most}
          value={shown('most', String(most))}
          values={amounts}
          onChoose={(count) => set('most', count, Number(count), texts.saving(texts.most, count))}
        />
      </div>
      <p className="soft text-sm">{texts.rest}</p>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: readonly string[];
  onChoose: (value: string) => void;
}

/** Another program may have set what is not among them. */
const Choice = ({ label, value, values, onChoose }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {[...new Set([...values, value])].map((each) => (
      <option key={each}>{each}</option>
    ))}
  </SelectField>
);
