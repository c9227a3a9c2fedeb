import { expect, test } from 'vitest';
import { requests } from '#web/features/lessons/writing/lesson-requests.ts';
import type { Draft, Material, PieceMaterial } from '#web/parts/editor/draft/draft.ts';
import { materialOf } from '#web/parts/editor/draft/draft-of.ts';
import { addMaterial, removeMaterial } from '#web/parts/editor/draft/material-changes.ts';
import { newDraft } from '#web/parts/editor/draft/new-draft.ts';
import { applyReplies, takenBack } from '#web/parts/editor/saving/apply-replies.ts';
import { stepsOf } from '#web/parts/editor/saving/steps-of.ts';
import type { OutboxEntry, Step } from '#web/parts/sync/queue/outbox-entry.ts';

const stored: PieceMaterial = { id: 'm1', name: 'Cuts', file: { name: 'cuts.pdf', size: 12 } };
const chosen = { name: 'sowing dates.xlsx', bytes: 34, key: 'k'.repeat(16) };

/** A new lesson with one file; with `more`, files that it has already. */
const aDraft = (more: Material[] = []): Draft =>
  addMaterial(
    { ...newDraft('Grafts', ''), description: 'Two.', parentId: 'c1', materials: more },
    'x',
    chosen,
  );

const ofFiles = (steps: readonly Step[]) => steps.filter(({ route }) => route.startsWith('materials.'));
const entryOf = (steps: Step[], state: OutboxEntry['state'] = 'waiting'): OutboxEntry => ({
  id: 't',
  kind: 'lesson',
  title: '',
  queueKey: '',
  steps,
  number: 1,
  state,
  at: 0,
});

test('a new file goes after the lesson, whose id it waits for, called as its file without the extension', () => {
  const draft = aDraft();
  const steps = stepsOf(draft, requests);

  expect(steps.at(-1)).toMatchObject({
    route: 'materials.addMaterial',
    input: { lessonId: { from: draft.head.key, path: 'data.id' }, name: 'sowing dates' },
    files: { material: { filename: chosen.name, size: 34, name: `lesson/${draft.id}/x` } },
  });
});

test('what goes is sent before what comes, so that there is room for it', () => {
  const draft = removeMaterial(aDraft([materialOf(stored)]), 'm1');

  expect(ofFiles(stepsOf(draft, requests)).map(({ route }) => route)).toEqual([
    'materials.deleteMaterial',
    'materials.addMaterial',
  ]);
});

test('a file of which no answer came goes again exactly so, and once', () => {
  const draft = aDraft();
  const [step] = ofFiles(stepsOf(draft, requests)) as [Step];
  const back = takenBack(draft, entryOf([{ ...step, state: 'sent' }]), requests);

  const again = ofFiles(stepsOf(back, requests));

  expect(again.map(({ key }) => key)).toEqual([step.key]);
  // It may be there: it stays as it was sent.
  expect(removeMaterial(back, 'x').materials).toHaveLength(1);
});

test('a file that has arrived is the lesson’s, and nothing is left to be sent of it', () => {
  const draft = aDraft();
  const [step] = ofFiles(stepsOf(draft, requests)) as [Step];
  const reply = { data: { ...stored, id: 'm2' } };

  const met = applyReplies(draft, [{ ...step, state: 'done', reply }], requests);

  expect(met.materials).toMatchObject([
    { id: 'x', name: 'Cuts', stored: { id: 'm2', filename: 'cuts.pdf' } },
  ]);
  expect(ofFiles(stepsOf(met, requests))).toEqual([]);
});

test('how much of a file has arrived is noted in the draft', () => {
  const draft = aDraft();
  const [step] = ofFiles(stepsOf(draft, requests)) as [Step];
  const arrived = { id: 'u', etags: ['e'], bytes: 20 };
  const material = { ...step.files?.material, arrived };

  const met = applyReplies(draft, [{ ...step, files: { material } } as Step], requests);

  expect(met.materials?.[0]?.file?.arrived).toEqual(arrived);
});
