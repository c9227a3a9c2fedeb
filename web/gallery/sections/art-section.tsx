import * as lucide from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';

const drawings = import.meta.glob<string>('../../src/art/*.svg', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The icons that the site's sources import. */
const icons = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.replace('type ', '').trim().split(' ')[0] ?? ''),
      ),
    ),
  ),
].sort();

const byName = lucide as unknown as Record<string, ComponentType<SVGProps<SVGSVGElement>> | undefined>;

export function ArtSection() {
  return (
    <>
      <ul className="drawings">
        {Object.entries(drawings).map(([path, address]) => (
          <li key={path}>
            <img src={address} alt="" width={96} height={96} loading="lazy" />
            <code>{path.slice(path.lastIndexOf('/') + 1, -4)}</code>
          </li>
        ))}
      </ul>
      <ul className="icons">
        {icons.map((name) => {
          const Icon = byName[name];
          return (
            Icon && (
              <li key={name}>
                <Icon className="icon" aria-hidden="true" />
                <code>{name}</code>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
