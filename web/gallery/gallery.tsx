import { Toasts } from '#web/components/overlay/toast.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { ArtSection } from './sections/art-section.tsx';
import { ButtonSection } from './sections/button-section.tsx';
import { CalendarSection } from './sections/calendar-section.tsx';
import { CardSection } from './sections/card-section.tsx';
import { CatalogueSection } from './sections/catalogue-section.tsx';
import { CirclePageSection } from './sections/circle-page-section.tsx';
import { CircleSection } from './sections/circle-section.tsx';
import { CourseSection } from './sections/course-section.tsx';
import { FieldSection } from './sections/field-section.tsx';
import { LibrarySection } from './sections/library-section.tsx';
import { MarkSection } from './sections/mark-section.tsx';
import { NavigationSection } from './sections/navigation-section.tsx';
import { OverlaySection } from './sections/overlay-section.tsx';
import { ReadingSection } from './sections/reading-section.tsx';
import { SortingSection } from './sections/sorting-section.tsx';
import { StateSection } from './sections/state-section.tsx';
import { TokenSection } from './sections/token-section.tsx';
import { UnsentSection } from './sections/unsent-section.tsx';
import { anchorOf, Section } from './specimen.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import './gallery.css';

const sections = {
  'Colour, type, space': TokenSection,
  Buttons: ButtonSection,
  Fields: FieldSection,
  'Badges, people, progress': MarkSection,
  'Cards, lists, tiles': CardSection,
  'Groups and enterprises': CircleSection,
  'An article': ReadingSection,
  'Files of the library': LibrarySection,
  'Courses in a list': CatalogueSection,
  'A course': CourseSection,
  'A group or an enterprise': CirclePageSection,
  'A calendar': CalendarSection,
  'A list in order': SortingSection,
  'Finding the way': NavigationSection,
  'Menus, dialogs, toasts': OverlaySection,
  'Loading, empty, failed': StateSection,
  'What waits to be sent': UnsentSection,
  'Drawings and icons': ArtSection,
};

/** Every part of the site in each of its states. */
export const Gallery = () => (
  <>
    <main className="gallery stack">
      <PageHeader title="Gallery">
        <ThemeSwitch />
      </PageHeader>
      <nav className="gallery-nav cluster" aria-label="Sections">
        {Object.keys(sections).map((title) => (
          <a key={title} className="link" href={`#${anchorOf(title)}`}>
            {title}
          </a>
        ))}
      </nav>
      {Object.entries(sections).map(([title, Parts]) => (
        <Section key={title} title={title}>
          <Parts />
        </Section>
      ))}
    </main>
    <Toasts />
  </>
);
