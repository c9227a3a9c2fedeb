import { SlidePanel } from '#web/components/overlay/dialog.tsx';
import { messages } from '../messages.ts';
import { TopicList } from './topics.tsx';

export const TopicsPanel = ({ current, onClose }: { current: string; onClose: () => void }) => (
  <SlidePanel title={messages.topics} onClose={onClose}>
    <TopicList current={current} />
  </SlidePanel>
);
