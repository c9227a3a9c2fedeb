import { Download, ExternalLink } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { buttonClass } from '#web/components/buttons/button.tsx';
import { formatSize } from '#web/lib/format/format-size.ts';
import { useIsOnline } from '#web/lib/use-is-online.ts';
import { messages } from './messages.ts';
import { kindOf, type StoredFile, typeAndSize, typeOfFile, wayTo } from './stored-file.ts';
import './file-card.css';
import './file-note.css';

interface FileCardProps {
  /** Without a file there is nothing to open. */
  file: StoredFile | undefined;
  /** Whether a smaller version of the picture stands above. @default false */
  hasSmaller?: boolean;
  children?: ReactNode;
}

/** A file's type and size, the way to open it, and what belongs to it. */
export const FileCard = ({ file, hasSmaller, children }: FileCardProps) => (
  <section className="file-card stack gap-3" aria-label={messages.file}>
    {file && (
      <>
        <div className="file-card-what row gap-4">
          <span className="file-card-type text-xs" aria-hidden="true">
            {typeOfFile({ file, filename: file.filename })}
          </span>
          <p>
            <b>{messages.kinds[kindOf(file)]}</b>
            <span className="soft">{typeAndSize(file)}</span>
          </p>
        </div>
        <FileLink file={file} hasSmaller={hasSmaller ?? false} />
      </>
    )}
    {children}
  </section>
);

/**
 * Opens a file or downloads it, by what the browser can do with it, and shows its size first. Beside a video it
 * downloads: not every browser plays every quicktime.
 */
function FileLink({ file, hasSmaller = false }: { file: StoredFile; hasSmaller?: boolean }) {
  const size = formatSize(file.size);
  const kind = kindOf(file);
  const isOnline = useIsOnline();
  const { isShown, way } = wayTo(file, isOnline);
  if (!isShown)
    return (
      <Way {...way} variant={kind === 'video' ? 'quiet' : 'primary'} icon={<Download />}>
        {messages.download(size)}
      </Way>
    );
  return (
    <Way
      {...way}
      variant="primary"
      icon={<ExternalLink />}
      note={hasSmaller ? messages.smaller : messages.newTab}
    >
      {kind === 'pdf' ? messages.open(size) : messages.openWhole(size)}
    </Way>
  );
}

interface WayProps {
  href?: string;
  variant: 'primary' | 'quiet';
  icon: ReactNode;
  target?: string;
  download?: boolean | string;
  note?: string;
  children: ReactNode;
}

/** A link that looks like a button; without a connection, or a copy here, it leads nowhere, and says why. */
function Way({ href, variant, icon, note, children, ...way }: WayProps) {
  const id = useId();
  const shown = href ? note : messages.offline;
  const look = {
    className: buttonClass({ variant, wide: true }),
    'aria-describedby': shown ? id : undefined,
  };
  const face = (
    <span className="btn-face">
      {icon}
      {children}
    </span>
  );
  return (
    <>
      {href ? (
        <a {...look} {...way} href={href} rel="noopener noreferrer">
          {face}
        </a>
      ) : (
        <a {...look} role="link" aria-disabled="true" tabIndex={0}>
          {face}
        </a>
      )}
      <p className="file-note soft text-xs" id={id} role="status">
        {shown}
      </p>
    </>
  );
}
