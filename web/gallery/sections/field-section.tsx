import { useState } from 'react';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { ChoiceCards, RadioField, SelectField, SwitchField } from '#web/components/form/choice-fields.tsx';
import { CodeField, TextArea, TextField, UsernameField } from '#web/components/form/field.tsx';
import { FilePicker } from '#web/components/form/file-picker.tsx';
import { FormError, FormNotice } from '#web/components/form/form-error.tsx';
import { MoneyField } from '#web/components/form/money-field.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { StarField } from '#web/components/form/star-field.tsx';
import { nothing } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const types = [
  { value: 'usual', name: 'At their own pace', text: 'The usual way: lessons, files and tests.' },
  { value: 'live', name: 'Live, at a set time', text: 'A teacher and a group meet.' },
] as const;

function Types() {
  const [type, setType] = useState<'usual' | 'live'>('usual');
  return <ChoiceCards label="Choose a type" choices={types} chosen={type} onChoose={setType} />;
}

const Countries = ({ error }: { error?: string }) => (
  <SelectField label="Country" error={error}>
    <option>Kenya</option>
    <option>Peru</option>
  </SelectField>
);

const username = { label: 'Username', defaultValue: 'wanjiru.k' };
const price = { label: 'Price', note: '(US dollars)' };
const free = { label: 'Free', hint: 'Off: the course has a price.' };
const file = { label: 'Cover', hint: 'Drop a picture here, or', action: 'choose one', onFiles: nothing };
const stars = { label: 'Your stars', value: undefined, onChange: nothing };
const description =
  'We met at the old mill in the second week of March, when the river was still over the lower fields, and walked the hedges from one end to the other to see what the winter had left of them.';

const fields = {
  rest: <UsernameField {...username} />,
  focus: <UsernameField {...username} />,
  error: <UsernameField label="Username" error="You must enter username" />,
  disabled: <UsernameField {...username} disabled />,
  'hint, optional': (
    <TextField label="Name of the group" optional hint="Everyone in the community sees it." />
  ),
  'long text': <TextArea label="Description" defaultValue={description} />,
  'text area, error': <TextArea label="Text" error="Please write a few words" />,
  'code: digits only': <CodeField label="Code" defaultValue="123456" />,
  password: <PasswordField label="Password" autoComplete="current-password" defaultValue="harvest1" />,
  select: <Countries />,
  'select, error': <Countries error="Please choose a country" />,
  check: (
    <>
      <Checkbox label="Remember me" />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="I agree with Terms of Service" error="You must agree" />
    </>
  ),
  'check, focus': <Checkbox label="Remember me" />,
  switch: <SwitchField {...free} defaultChecked />,
  'switch, off: an amount': (
    <>
      <SwitchField {...free} />
      <MoneyField {...price} defaultValue="25.99" />
    </>
  ),
  'amount, error': <MoneyField {...price} error="Price must be a number" defaultValue="a lot" />,
  'ways, each with what it means': <Types />,
  'ways, side by side': (
    <RadioField label="Marked" choices={{ no: 'No', yes: 'Yes' }} chosen="yes" onChoose={nothing} />
  ),
  file: <FilePicker {...file} />,
  'file, busy': <FilePicker {...file} label="Photo" hint="" busy="Preparing the picture..." />,
  'file, error': <FilePicker {...file} label="Header" error="Please choose a picture: png or jpg." />,
  stars: <StarField {...stars} value={4} />,
  'stars, none': <StarField {...stars} />,
  'stars, focus, error': <StarField {...stars} error="Please choose 1 to 5 stars" />,
  'form error': <FormError>Incorrect old password.</FormError>,
  'form notice': <FormNotice>A new code is on its way.</FormNotice>,
};

export const FieldSection = () => <Specimens columns of={fields} />;
