import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes where a notice on the lock screen leads, once it was tapped: the worker asks this page (`web/worker/push.js`). */
export function useTapped(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const go = ({ data, ports }: MessageEvent) => {
      const [act, path] = data;
      if (act !== 'open') return;
      ports[0]?.postMessage(true);
      navigate(path);
    };
    serviceWorker?.addEventListener('message', go);
    return () => serviceWorker?.removeEventListener('message', go);
  }, [navigate]);
}
