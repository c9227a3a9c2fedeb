import { Bell, Plus, Trash2 } from 'lucide-react';
import { Button, type ButtonLook } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { Count } from '#web/components/list/count.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const variants: Record<NonNullable<ButtonLook['variant']>, string> = {
  primary: 'Join community',
  quiet: 'Unfollow',
  soft: 'View Calendar',
  plain: 'Show all results',
  danger: 'Confirm',
};
const plus = <Plus className="icon" aria-hidden="true" />;
const bell = <Bell className="icon" aria-hidden="true" />;

export function ButtonSection() {
  return (
    <>
      {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
        <ButtonStates key={variant} variant={variant} text={variants[variant]} />
      ))}
      <Specimens>
        <Specimen name="small">
          <Button small>Unfollow</Button>
        </Specimen>
        <Specimen name="small, icon">
          <Button small icon={plus}>
            Add
          </Button>
        </Specimen>
        <Specimen name="link">
          <LinkButton to="/" icon={plus}>
            Add news
          </LinkButton>
        </Specimen>
        <Specimen name="file">
          <FileButton onFiles={() => undefined}>Choose a picture</FileButton>
        </Specimen>
        <Specimen name="file, busy">
          <FileButton busy onFiles={() => undefined}>
            Choose a picture
          </FileButton>
        </Specimen>
        <Specimen name="spinner">
          <Spinner />
        </Specimen>
      </Specimens>
      <Specimens>
        <Specimen name="icon">
          <IconButton label="Notifications" icon={bell} />
        </Specimen>
        <Specimen name="icon, hover" force="hover">
          <IconButton label="Notifications" icon={bell} />
        </Specimen>
        <Specimen name="icon, focus" force="focus">
          <IconButton label="Notifications" icon={bell} />
        </Specimen>
        <Specimen name="count">
          <Count of={3} label="3 unread" />
        </Specimen>
        <Specimen name="icon, disabled">
          <IconButton label="Delete" aria-disabled icon={<Trash2 className="icon" aria-hidden="true" />} />
        </Specimen>
      </Specimens>
    </>
  );
}

function ButtonStates({ variant, text }: { variant: keyof typeof variants; text: string }) {
  return (
    <Specimens>
      <Specimen name={variant}>
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen name="hover" force="hover">
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen name="active" force="active">
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen name="focus" force="focus">
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen name="busy">
        <Button variant={variant} busy>
          {text}
        </Button>
      </Specimen>
      <Specimen name="disabled">
        <Button variant={variant} disabled>
          {text}
        </Button>
      </Specimen>
    </Specimens>
  );
}
