import { SwitchOff } from './switch-off.tsx';
import { SwitchOn, type SwitchProps } from './switch-on.tsx';

export { SignOutOthers } from './sign-out-others.tsx';

/** The dialog that switches the second step on, or off. */
export const Switch = ({ isOn, ...props }: SwitchProps & { isOn: boolean }) =>
  isOn ? <SwitchOff {...props} /> : <SwitchOn {...props} />;
