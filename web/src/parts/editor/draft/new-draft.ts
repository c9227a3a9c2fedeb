import { newKey } from '#web/lib/api/request.ts';
import type { Chosen, Draft, PhotoBlock, Size, Step, TextBlock, VideoBlock } from './draft.ts';

export const newStep = (): Step => ({ key: newKey(), state: 'open' });

export const newDraft = (title: string, category: string): Draft => ({
  id: newKey(),
  title,
  category,
  blocks: [],
  isBegun: false,
  richtext: newStep(),
  head: newStep(),
});

/** A new piece begins with an empty text, which is not saved before something is written there. */
export function withFirstText(draft: Draft): Draft {
  const isNew = !draft.edits && !draft.isBegun && draft.blocks.length === 0;
  return isNew ? { ...draft, blocks: [newText()] } : draft;
}

export const newText = (): TextBlock => ({ ...newBlock(), kind: 'text', heading: '', description: '' });

export const newPhoto = (id: string, file: Chosen): PhotoBlock => ({
  ...newBlock(),
  id,
  kind: 'photo',
  description: '',
  isDescribed: false,
  file,
});

export const newVideo = (id = newKey(), file?: Chosen): VideoBlock => ({
  ...newBlock(),
  id,
  file,
  kind: 'video',
  link: '',
  title: '',
  description: '',
});

const newBlock = () => ({ id: newKey(), step: newStep() });

export const newChosen = ({ name, size: bytes }: File, size?: Size): Chosen => ({
  name,
  bytes,
  key: newKey(),
  ...(size && size),
});
