import { Bell, Plus, Trash2 } from 'lucide-react';
import { Button, type ButtonLook } from '#web/components/buttons/button.tsx';
import { IconButton } from '#web/components/buttons/icon-button.tsx';
import { LinkButton } from '#web/components/buttons/link-button.tsx';
import { FileButton } from '#web/components/form/file-picker.tsx';
import { Count } from '#web/components/list/count.tsx';
import { Spinner } from '#web/components/state/spinner.tsx';
import { mark, nothing } from '../samples.tsx';
import { Specimens } from '../specimen.tsx';

const variants: Record<NonNullable<ButtonLook['variant']>, string> = {
  primary: 'Join community',
  quiet: 'Unfollow',
  soft: 'View Calendar',
  plain: 'Show all results',
  danger: 'Confirm',
};
const bell = <IconButton label="Notifications" icon={mark(Bell)} />;

export const ButtonSection = () => (
  <>
    {(Object.keys(variants) as (keyof typeof variants)[]).map((variant) => (
      <ButtonStates key={variant} variant={variant} />
    ))}
    <Specimens
      of={{
        small: <Button small>Unfollow</Button>,
        'small, icon': (
          <Button small icon={mark(Plus)}>
            Add
          </Button>
        ),
        link: (
          <LinkButton to="/" icon={mark(Plus)}>
            Add news
          </LinkButton>
        ),
        file: <FileButton onFiles={nothing}>Choose a picture</FileButton>,
        'file, busy': (
          <FileButton busy onFiles={nothing}>
            Choose a picture
          </FileButton>
        ),
        spinner: <Spinner />,
      }}
    />
    <Specimens
      of={{
        icon: bell,
        'icon, hover': bell,
        'icon, focus': bell,
        count: <Count of={3} label="3 unread" />,
        'icon, disabled': <IconButton label="Delete" aria-disabled icon={mark(Trash2)} />,
      }}
    />
  </>
);

function ButtonStates({ variant }: { variant: keyof typeof variants }) {
  const look = { variant, children: variants[variant] };
  const button = <Button {...look} />;
  return (
    <Specimens
      of={{
        [variant]: button,
        hover: button,
        active: button,
        focus: button,
        busy: <Button {...look} busy />,
        disabled: <Button {...look} disabled />,
      }}
    />
  );
}
