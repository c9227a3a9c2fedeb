import { useLocation } from 'react-router-dom';

/** What the screens for visitors hand to each other in the history's state, where it survives a reload. */
export interface GateState {
  /** Where someone without a session wanted to go, or was; the sign-in takes them there. */
  readonly from?: string;
  /** What that place held in its history entry. */
  readonly held?: unknown;
  /** Whose session ended there: nobody else is taken to it. */
  readonly member?: string | undefined;
  /** Where the sign-in leads, wherever the member came from. */
  readonly onward?: string;
  /** The user name as it was typed. */
  readonly username?: string;
  /** What has been done, to be said on the next screen. */
  readonly notice?: string | undefined;
}

/** Whether an address leads to a screen of this site: a browser takes `//host` for another one. */
export const isOwnPath = (to: unknown): to is string => typeof to === 'string' && /^\/(?![/\\])/.test(to);

/** The state as it was handed over, with whatever else it carries. */
export const useGateState = <State extends GateState = GateState>(): State =>
  (useLocation().state as State | null) ?? ({} as State);
