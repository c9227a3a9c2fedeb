import { useParams } from 'react-router-dom';
import { Messenger } from '#web/features/messenger/messenger.tsx';

export function MessengerScreen() {
  const { id } = useParams();
  return <Messenger key={id} of={id} />;
}
