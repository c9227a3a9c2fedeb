import { useState } from 'react';
import { Button } from '#web/components/buttons/button.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { Pagination } from '#web/components/list/pagination.tsx';
import { BackLink } from '#web/components/page/back-link.tsx';
import { Brand } from '#web/components/page/brand.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { MiniCalendar } from '#web/features/calendar/mini-calendar.tsx';
import { longWord, nothing } from '../samples.tsx';
import { Specimen, Specimens } from '../specimen.tsx';

const tabs = [
  { to: '/', text: 'Payment information' },
  { to: '/reports', text: 'Reports' },
];
const link = (
  <a className="link" href="#top">
    Forgot Password?
  </a>
);
const pageOf = (page: number, pages: number) => (
  <Specimen name={`page ${page} of ${pages}`} wide>
    <Pagination page={page} pages={pages} hrefOf={() => '/'} label={`Pages of ${pages}, ${page}`} />
  </Specimen>
);

export function NavigationSection() {
  const [found, setFound] = useState('barley');
  return (
    <>
      <Specimens
        columns
        of={{
          brand: <Brand />,
          back: <BackLink to="/">Back</BackLink>,
          link,
          'link, focus': link,
          'search, empty': <SearchBox label="Search news" value="" onSearch={nothing} />,
          'search: a text': <SearchBox label="Search members" value={found} onSearch={setFound} />,
          'search, focus': <SearchBox label="Search groups" value="" onSearch={nothing} />,
          'mini calendar': <MiniCalendar />,
        }}
      >
        <Specimen name="tabs" wide>
          <LinkTabs label="User information" tabs={tabs} />
        </Specimen>
      </Specimens>
      {pageOf(1, 2)}
      {pageOf(9, 18)}
      {pageOf(18, 18)}
      <Specimen name="page header, long text" wide>
        <PageHeader title={longWord}>
          <Button variant="primary">Add news</Button>
        </PageHeader>
      </Specimen>
    </>
  );
}
