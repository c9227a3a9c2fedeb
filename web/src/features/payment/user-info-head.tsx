import { BackLink } from '#web/components/page/back-link.tsx';
import { LinkTabs } from '#web/components/page/link-tabs.tsx';
import { PageHeader } from '#web/components/page/page-header.tsx';
import { messages } from './messages.ts';

const tabs = [
  { to: '/userInfo', text: messages.title },
  { to: '/userinfo/reports', text: messages.reports },
];

/** The head that both screens of `/userInfo` share. */
export const UserInfoHead = ({ title }: { title: string }) => (
  <>
    <BackLink to="/myProfile">{messages.back}</BackLink>
    <PageHeader title={title} />
    <LinkTabs label={messages.tabs} tabs={tabs} />
  </>
);
