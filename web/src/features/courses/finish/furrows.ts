/** Size of the drawing of a field, and the radius of the corner where its furrows turn. */
export const FIELD = { width: 320, height: 200, headland: 96 };

/** The same by day and by night, as every drawing: bare earth, a planted row, a field that is whole. */
export const FIELD_COLOURS = { bare: '#3b1730', furrow: '#6a4560', planted: '#f6c52c', whole: '#2f7350' };

/** About so many furrows fill a field. */
const FURROWS = 14;
/** Thinner ones are no furrows any more. */
const MAX_FURROWS = 25;

/** Part of a furrow's place that it fills. */
const THICKNESS = 0.62;

interface Furrow {
  /** An SVG path, as a canvas takes it too. */
  readonly path: string;
  readonly isPlanted: boolean;
}

/** A field seen from above, of which each lesson plants some of the furrows, from the edge inwards. */
export function furrowsOf(done: number, lessons: number): { furrows: Furrow[]; thickness: number } {
  const each = Math.max(1, Math.round(FURROWS / Math.max(1, lessons)));
  const count = Math.min(Math.max(1, lessons) * each, MAX_FURROWS);
  const planted = Math.floor((done / Math.max(1, lessons)) * count);
  const pitch = FIELD.height / count;
  const furrows = Array.from({ length: count }, (_, index) => ({
    path: furrowAt((index + 0.5) * pitch),
    isPlanted: index < planted,
  }));
  return { furrows, thickness: pitch * THICKNESS };
}

/** A furrow that far from the edge: up from below, once around the headland, and to the right. */
function furrowAt(edge: number): string {
  const turn = Math.max(FIELD.headland, edge + 4);
  const radius = turn - edge;
  return `M${edge} ${FIELD.height}V${turn}A${radius} ${radius} 0 0 1 ${turn} ${edge}H${FIELD.width}`;
}
