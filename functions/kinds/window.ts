/** From when (excluded) to when (included), in milliseconds, something is told. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

export const ALWAYS: Window = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

export const isIn = ({ from, to }: Window, time: number): boolean => from < time && time <= to;
