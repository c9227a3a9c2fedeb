import { useState } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { ChoiceCards } from '#web/components/form/choice-cards.tsx';
import { CodeField } from '#web/components/form/code-field.tsx';
import { TextArea, TextField } from '#web/components/form/field.tsx';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { MoneyField } from '#web/components/form/money-field.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { StarField } from '#web/components/form/star-field.tsx';
import { SwitchField } from '#web/components/form/switch-field.tsx';
import { UsernameField } from '#web/components/form/username-field.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const nothing = () => undefined;

const types = [
  { value: 'usual', name: 'Usual', text: 'Lessons, materials and tests. Everyone goes at their own pace.' },
  { value: 'live', name: 'Live', text: 'A teacher and a group meet at a set time.' },
] as const;

function Types() {
  const [type, setType] = useState<'usual' | 'live'>('usual');
  return <ChoiceCards label="Choose a type" choices={types} chosen={type} onChoose={setType} />;
}

export function FieldSection() {
  return (
    <Specimens columns>
      <Specimen name="rest">
        <UsernameField label="Username" defaultValue="wanjiru.k" />
      </Specimen>
      <Specimen name="focus" force="focus">
        <UsernameField label="Username" defaultValue="wanjiru.k" />
      </Specimen>
      <Specimen name="error">
        <UsernameField label="Username" error="You must enter username" />
      </Specimen>
      <Specimen name="disabled">
        <UsernameField label="Username" defaultValue="wanjiru.k" disabled />
      </Specimen>
      <Specimen name="hint, optional">
        <TextField label="Name of the group" optional hint="Everyone in the community sees it." />
      </Specimen>
      <Specimen name="long text">
        <TextArea
          label="Description"
          defaultValue="We met at the old mill in the second week of March, when the river was still over the lower fields, and walked the hedges from one end to the other to see what the winter had left of them."
        />
      </Specimen>
      <Specimen name="text area, error">
        <TextArea label="Text" error="Please write a few words" />
      </Specimen>
      <Specimen name="code: digits only">
        <CodeField label="Code" defaultValue="123456" />
      </Specimen>
      <Specimen name="password">
        <PasswordField label="Password" autoComplete="current-password" defaultValue="harvest1" />
      </Specimen>
      <Specimen name="select">
        <Countries />
      </Specimen>
      <Specimen name="select, error">
        <Countries error="Please choose a country" />
      </Specimen>
      <Specimen name="check">
        <Checkbox label="Remember me" />
        <Checkbox label="Remember me" defaultChecked />
        <Checkbox label="I agree with Terms of Service" error="You must agree" />
      </Specimen>
      <Specimen name="check, focus" force="focus">
        <Checkbox label="Remember me" />
      </Specimen>
      <Specimen name="switch">
        <SwitchField label="Free" hint="Off: the course has a price." defaultChecked />
      </Specimen>
      <Specimen name="switch, off: an amount">
        <SwitchField label="Free" hint="Off: the course has a price." />
        <MoneyField label="Price" note="(US dollars)" defaultValue="25.99" />
      </Specimen>
      <Specimen name="amount, error">
        <MoneyField label="Price" note="(US dollars)" error="Price must be a number" defaultValue="a lot" />
      </Specimen>
      <Specimen name="ways, each with what it means">
        <Types />
      </Specimen>
      <Specimen name="file">
        <FilePicker label="Cover" hint="Drop a picture here, or" action="choose one" onFiles={nothing} />
      </Specimen>
      <Specimen name="file, busy">
        <FilePicker
          label="Photo"
          hint=""
          action="choose one"
          busy="Preparing the picture..."
          onFiles={nothing}
        />
      </Specimen>
      <Specimen name="file, error">
        <FilePicker
          label="Header"
          hint="Drop a picture here, or"
          action="choose one"
          error="Please choose a picture: png or jpg."
          onFiles={nothing}
        />
      </Specimen>
      <Specimen name="stars">
        <StarField label="Your stars" value={4} onChange={nothing} />
      </Specimen>
      <Specimen name="stars, none">
        <StarField label="Your stars" value={undefined} onChange={nothing} />
      </Specimen>
      <Specimen name="stars, focus, error" force="focus">
        <StarField
          label="Your stars"
          value={undefined}
          onChange={nothing}
          error="Please choose 1 to 5 stars"
        />
      </Specimen>
      <Specimen name="form error">
        <FormError>Incorrect old password.</FormError>
      </Specimen>
      <Specimen name="form notice">
        <FormNotice>A new code is on its way.</FormNotice>
      </Specimen>
    </Specimens>
  );
}

function Countries({ error }: { error?: string }) {
  return (
    <SelectField label="Country" error={error}>
      <option>Kenya</option>
      <option>Peru</option>
    </SelectField>
  );
}
