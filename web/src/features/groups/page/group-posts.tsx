import type { Group } from '#contract/communities/groups.ts';
import { CircleEvents } from '#web/parts/posts/circle-events.tsx';
import { eventMessages } from '#web/parts/posts/event-messages.ts';
import { Part, Posts } from '#web/parts/posts/posts.tsx';

/** What stands below a group's head: its posts with their filter and pictures, and what it plans. */
export const GroupPosts = ({ group }: { group: Group }) => (
  <Posts
    place={{
      in: 'group',
      id: group.id,
      title: group.title,
      to: `/groups/${group.id}`,
      isOwn: group.isCreator === 'true',
    }}
    aside={
      <Part title={eventMessages.title}>
        <CircleEvents of={group} noun="group" />
      </Part>
    }
  />
);
