import type { Circle } from '#kinds/circle/circle.ts';
import type { CircleItem } from '#kinds/circle/follow.ts';
import type { AnyKind } from '#kinds/record/record.ts';
import { collection } from './collection.ts';
import { community } from './community.ts';
import { course } from './course.ts';
import { enterprise } from './enterprise.ts';
import { group } from './group.ts';
import { lesson } from './lesson.ts';
import { material } from './material.ts';
import { message } from './message.ts';
import { news } from './news.ts';
import { post } from './post.ts';
import { reply } from './reply.ts';
import { resource } from './resource.ts';
import { survey } from './survey.ts';

/** What can be followed. */
export const circles: readonly Circle<object, CircleItem>[] = [community, group, enterprise];

/** The kind that a job names. */
export function circleOf(noun: string): Circle<object, CircleItem> {
  const circle = circles.find(({ declared }) => declared.noun === noun);
  if (!circle) throw new Error(`${noun} is no kind of circle`);
  return circle;
}

/** Every kind of record. A kind that is listed here is removed with what it belongs to. */
export const kinds: readonly AnyKind[] = [
  ...circles,
  news,
  resource,
  course,
  lesson,
  material,
  post,
  reply,
  collection,
  survey,
  message,
];
