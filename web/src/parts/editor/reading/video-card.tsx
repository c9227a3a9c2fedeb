import { Link } from 'lucide-react';
import { Picture } from '#web/components/content/picture.tsx';
import { PlayMark } from '#web/components/content/play-mark.tsx';
import { parcelFor } from '#web/lib/art.ts';
import { webHost } from '#web/lib/format/web-host.ts';
import { messages } from './messages.ts';
import './video-card.css';

interface VideoCardProps {
  /** An address on the web; of anything else the text alone is shown. */
  link: string;
  title?: string | undefined;
  /** Address of a picture of ours, or of one on this device. */
  cover?: string | undefined;
}

/**
 * A video elsewhere, with its host. It opens there, in a new tab, and that host gets no request before: a video site's
 * own cover would tell it who reads what, and the policy for pictures allows only our hosts. Without a chosen cover it
 * has a drawing, always the same one for a host.
 */
export function VideoCard({ link, title, cover }: VideoCardProps) {
  const host = webHost(link);
  if (!host) return <p>{link}</p>;
  return (
    <a className="video-card underlines" href={link} target="_blank" rel="noopener nofollow ugc">
      <span className="video-card-pic">
        <Picture
          key={cover}
          src={cover}
          fallback={parcelFor(host)}
          alt=""
          width={800}
          height={450}
          loading="lazy"
        />
        <PlayMark />
      </span>
      <span className="video-card-in stack gap-1">
        <b className="underlined">{title || messages.watch}</b>{' '}
        <span className="video-card-host row gap-2 soft text-sm">
          <Link />
          <span>
            {host}
            <span className="vh">{messages.newTab}</span>
          </span>
        </span>
      </span>
    </a>
  );
}
