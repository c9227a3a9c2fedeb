import { type TestStackOptions, useStack } from '../system/stack.ts';
import { useBrowser } from './browser.ts';
import { memberPage } from './member-page.ts';

type PageOptions = Parameters<typeof memberPage>[3];

/** The system with its site, and browsers in which its members are signed in. */
export function useSite(options: TestStackOptions = {}) {
  const stack = useStack({ site: true, ...options });
  const browser = useBrowser();
  const visit = (username: string, page?: PageOptions) => memberPage(browser, stack, username, page);
  return {
    stack,
    browser,
    /** A fresh browser of a member who is there. */
    visit,
    /** A new member, and theirs. */
    async newMember(username: string, page?: PageOptions) {
      const member = await stack.member(username);
      return { member, ...(await visit(username, page)) };
    },
  };
}
