import { CloudUpload } from 'lucide-react';
import { showToast } from './toast.tsx';

/** Says for a moment why something waits on this device; nothing of it is lost. */
export const toastWaiting = (text: string) => showToast(text, CloudUpload);
