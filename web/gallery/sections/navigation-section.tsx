import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Pagination } from '#web/components/list/pagination.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Brand } from '#web/components/page/brand.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';
import { longWord } from '../long-text.ts';
import { Specimen, Specimens } from '../specimen.tsx';

const tabs = [
  { to: '/', text: 'Payment information' },
  { to: '/reports', text: 'Reports' },
];

export function NavigationSection() {
  const [found, setFound] = useState('barley');
  return (
    <>
      <Specimens columns>
        <Specimen name="brand">
          <Brand />
        </Specimen>
        <Specimen name="back">
          <BackLink to="/">Back</BackLink>
        </Specimen>
        <Specimen name="link">
          <a className="link" href="#top">
            Forgot Password?
          </a>
        </Specimen>
        <Specimen name="link, focus" force="focus">
          <a className="link" href="#top">
            Forgot Password?
          </a>
        </Specimen>
        <Specimen name="search, empty">
          <SearchBox label="Search news" value="" onSearch={() => undefined} />
        </Specimen>
        <Specimen name={`search: ${found || 'everything'}`}>
          <SearchBox label="Search members" value={found} onSearch={setFound} />
        </Specimen>
        <Specimen name="search, focus" force="focus">
          <SearchBox label="Search groups" value="" onSearch={() => undefined} />
        </Specimen>
        <Specimen name="mini calendar">
          <MiniCalendar />
        </Specimen>
        <Specimen name="tabs" wide>
          <LinkTabs label="User information" tabs={tabs} />
        </Specimen>
      </Specimens>
      {[
        [1, 2],
        [9, 18],
        [18, 18],
      ].map(([page = 1, pages = 1]) => (
        <Specimen key={page} name={`page ${page} of ${pages}`} wide>
          <Pagination page={page} pages={pages} hrefOf={() => '/'} label={`Pages of ${pages}, ${page}`} />
        </Specimen>
      ))}
      <Specimen name="page header, long text" wide>
        <PageHeader title={longWord}>
          <Button variant="primary">Add news</Button>
        </PageHeader>
      </Specimen>
    </>
  );
}
