import { tokenOf } from '#kinds/digest/token.ts';
import type { Mail } from '#platform/mail/send-mail.ts';
import type { Digest } from './digest.ts';
import { messages } from './messages.ts';
import { type Row, type Section, sectionsOf, subjectOf } from './sections.ts';

interface To {
  /** Origin of the site. */
  readonly site: string;
  readonly userId: string;
  readonly secret: string;
}

/** Where a mail leads besides what it tells of. */
interface Ways {
  readonly site: string;
  readonly end: string;
  readonly settings: string;
}

/** A weekly mail, as a text and as a page that asks nothing of anywhere: no picture, no script, no sheet. */
export function letterTo(to: string, digest: Digest, { site, userId, secret }: To): Mail {
  const token = tokenOf(userId, secret);
  const sections = sectionsOf(digest);
  const subject = subjectOf(digest);
  // What follows the # stays with the browser. The address for mail programs has the token in its path, which no log of
  // ours has; whoever sees it on its way can end the mail with it, and nothing else.
  const ways = {
    site,
    end: `${site}/digest#${token}`,
    settings: `${site}/myProfile#notifications`,
  };
  return {
    to,
    subject,
    text: textOf(sections, ways),
    html: pageOf(subject, sections, ways),
    headers: {
      'List-Unsubscribe': `<${site}/api/digest/end/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Members' words in one line: nobody adds a line of their own to a mail. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function textOf(sections: readonly Section[], { site, end, settings }: Ways): string {
  const line = ({ text, to, rows = [] }: Row): string[] => [
    `- ${oneLine(text)}`,
    ...(to === undefined ? [] : [`  ${site}${to}`]),
    ...rows.flatMap(line).map((each) => `  ${each}`),
  ];
  const parts = sections.map(({ title, rows }) => [title, '', ...rows.flatMap(line)].join('\n'));
  const foot = [
    `${messages.open}: ${site}`,
    '',
    messages.why,
    `${messages.end}: ${end}`,
    `${messages.settings}: ${settings}`,
  ];
  return [messages.title, ...parts, foot.join('\n'), ''].join('\n\n');
}

const safe = (text: string): string =>
  oneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const link = (to: string, text: string): string => `<a href="${safe(to)}">${safe(text)}</a>`;

function pageOf(subject: string, sections: readonly Section[], { site, end, settings }: Ways): string {
  const row = ({ text, to, rows = [] }: Row): string => {
    const said = to === undefined ? safe(text) : link(site + to, text);
    return `<li dir="auto">${said}${rows.length > 0 ? `<ul>${rows.map(row).join('')}</ul>` : ''}</li>`;
  };
  const body = sections.map(
    ({ title, rows }) => `<h2>${safe(title)}</h2>\n<ul>${rows.map(row).join('\n')}</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${safe(subject)}</title>
<style>${style}</style>
</head>
<body>
<div class="letter" role="article" lang="en">
<p class="brand">Furrow</p>
<h1>${safe(messages.title)}</h1>
${body.join('\n')}
<p class="open">${link(site, messages.open)}</p>
<p class="foot">${safe(messages.why)}<br>${link(end, messages.end)}<br>${link(settings, messages.settings)}</p>
</div>
</body>
</html>
`;
}

/** Calm, and readable where a mail program leaves all of it out. */
const style = `
body { margin: 0; background: #f8f5ee; color: #241b2f; font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
.letter { max-width: 560px; margin: 0 auto; padding: 24px 20px 40px; }
.brand { margin: 0; font-weight: 700; color: #8e1f52; }
h1 { font-size: 26px; line-height: 1.2; margin: 4px 0 0; }
h2 { font-size: 18px; line-height: 1.3; margin: 28px 0 4px; padding-top: 16px; border-top: 1px solid #cfc8d4; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 6px 0; overflow-wrap: anywhere; }
li ul { padding-left: 16px; }
a { color: #8e1f52; }
.open { margin: 28px 0; }
.open a { display: inline-block; padding: 12px 20px; border-radius: 8px; background: #8e1f52; color: #ffffff; text-decoration: none; }
.foot { font-size: 15px; color: #5a5163; border-top: 1px solid #cfc8d4; padding-top: 16px; }
.foot a { display: inline-block; padding: 6px 0; }
@media (prefers-color-scheme: dark) {
  body { background: #17111f; color: #f4efe6; }
  .brand, a { color: #f3a6c8; }
  h2, .foot { border-color: #4a4155; }
  .foot { color: #c4bccc; }
  .open a { background: #f3a6c8; color: #17111f; }
}
`;
