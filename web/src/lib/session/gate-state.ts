import { useLocation } from 'react-router-dom';

/** What the visitors' screens hand on in the history's state, where it survives a reload. */
export interface GateState {
  /** Where a visitor wanted to go, or was; the sign-in takes them there. */
  readonly from?: string;
  /** The state of that address in its history entry. */
  readonly held?: unknown;
  /** The member whose session ended there: nobody else is taken to it. */
  readonly member?: string | undefined;
  /** Where the sign-in leads, whatever was asked for. */
  readonly onward?: string;
  /** The user name as it was typed. */
  readonly username?: string;
  /** What has been done, for the next screen to say. */
  readonly notice?: string | undefined;
}

/** Whether an address leads to a screen of this site: a browser takes `//host` for another one. */
export const isOwnPath = (to: unknown): to is string => typeof to === 'string' && /^\/(?![/\\])/.test(to);

/** The state as it was handed on, with its further fields. */
export const useGateState = <State extends GateState = GateState>(): State =>
  (useLocation().state as State | null) ?? ({} as State);
