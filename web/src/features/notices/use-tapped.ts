import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes where a notice on the lock screen leads, once it was tapped: the worker asks whether this page is awake, and
 * says so if it is not too late (`web/worker/push.js`).
 */
export function useTapped(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { serviceWorker } = navigator;
    const go = ({ data, ports }: MessageEvent) => {
      const [act, path] = data;
      const [port] = ports;
      if (act !== 'open' || !port) return;
      port.onmessage = () => navigate(path);
      port.postMessage('awake');
    };
    serviceWorker?.addEventListener('message', go);
    return () => serviceWorker?.removeEventListener('message', go);
  }, [navigate]);
}
