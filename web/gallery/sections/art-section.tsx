import * as lucide from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { parcel } from '#web/lib/art.ts';

const files = import.meta.glob<string>('../../src/art/*.svg', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** By their names. One of the files holds the small ones. */
const drawings = Object.entries(files)
  .map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -4), address] as const)
  .filter(([name]) => name !== 'marks')
  .concat([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`parcel-${number}`, parcel(number)] as const));

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

export const ArtSection = () => (
  <>
    <ul className="drawings grid gap-4">
      {drawings.map(([name, address]) => (
        <li key={name}>
          <img src={address} alt="" width={96} height={96} loading="lazy" />
          <code>{name}</code>
        </li>
      ))}
    </ul>
    <ul className="icons grid gap-4">
      {icons.map((name) => {
        const Icon = byName[name];
        return (
          Icon && (
            <li key={name}>
              <Icon />
              <code>{name}</code>
            </li>
          )
        );
      })}
    </ul>
  </>
);
