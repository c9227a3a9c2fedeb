import { SlidePanel } from '#web/components/slide-panel.tsx';
import { messages } from './messages.ts';
import { TopicList } from './topics.tsx';

export function TopicsPanel({ onClose }: { onClose: () => void }) {
  return (
    <SlidePanel title={messages.topics} closeLabel={messages.close} onClose={onClose}>
      <TopicList />
    </SlidePanel>
  );
}
