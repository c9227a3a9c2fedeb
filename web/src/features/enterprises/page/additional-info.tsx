import { Banknote, ChartColumn, ClipboardList, Package } from 'lucide-react';
import { Button } from '#web/components/buttons/button.tsx';
import { Part } from '#web/parts/posts/posts.tsx';
import { messages } from './messages.ts';
import './additional-info.css';

interface AdditionalInfoProps {
  /** Leads to what the enterprise plans. */
  onTasks: () => void;
  /** Leads to the posts that have a word which begins so. */
  onFind: (word: string) => void;
}

const topics = [
  ['finances', Banknote],
  ['reports', ChartColumn],
  ['materials', Package],
] as const;

/** The documents' four buttons: each leads to what the page has of it. */
export const AdditionalInfo = ({ onTasks, onFind }: AdditionalInfoProps) => (
  <Part title={messages.info}>
    <p className="soft">{messages.infoText}</p>
    <ul className="additional-info grid gap-3">
      <li>
        <Button wide icon={<ClipboardList />} onClick={onTasks}>
          {messages.tasks}
        </Button>
      </li>
      {topics.map(([topic, Icon]) => (
        <li key={topic}>
          <Button wide icon={<Icon />} onClick={() => onFind(messages.words[topic])}>
            {messages[topic]}
          </Button>
        </li>
      ))}
    </ul>
  </Part>
);
