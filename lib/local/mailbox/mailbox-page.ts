import type { RequestListener, ServerResponse } from 'node:http';
import type { Box, Mail, Mailbox } from './mailbox.ts';
import type { Push } from './push-service.ts';

/** Shows the mailbox as a page and as JSON, below `/_local`. */
export function createMailboxPage(
  mailbox: Mailbox,
  headers: Readonly<Record<string, string>>,
  pushes: Pick<Box<Push>, 'list'> = { list: () => [] },
): RequestListener {
  const send = (response: ServerResponse, status: number, type: string, body: string, own = {}) => {
    response
      .writeHead(status, {
        ...headers,
        ...own,
        'cache-control': 'no-store',
        'content-type': `${type}; charset=utf-8`,
        'content-length': Buffer.byteLength(body),
      })
      .end(body);
  };
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'text/plain', '');
    const path = request.url?.split('?', 1)[0];
    if (path === '/_local/mailbox')
      return send(response, 200, 'text/html', page(mailbox.list(), pushes.list()));
    const [, at = ''] = MAIL.exec(path ?? '') ?? [];
    const html = at && mailbox.list().find((mail) => mail.html !== undefined && mail.at === at)?.html;
    if (html) return send(response, 200, 'text/html', html, mailHeaders);
    if (path === '/_local/mailbox.css') return send(response, 200, 'text/css', css);
    if (path === '/_local/pushes.json')
      return send(response, 200, 'application/json', JSON.stringify(pushes.list()));
    if (path !== '/_local/mailbox.json') return send(response, 404, 'text/plain', 'Not found');
    return send(response, 200, 'application/json', JSON.stringify(mailbox.list()));
  };
}

function page(mails: readonly Mail[], pushes: readonly Push[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox, Furrow on this machine</title>
<link rel="icon" href="/mark.svg">
<link rel="stylesheet" href="/_local/mailbox.css">
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Codes that members would get by e-mail or text message, and their weekly mail. They never leave this machine. Text messages are on here; a deployment sends them only with the setting <code>sms</code>.</p>
<p><a href="/_local/mailbox">Look again</a></p>
${mails.length > 0 ? `<ul>${mails.map(entry).join('')}</ul>` : '<p class="empty">Nothing was sent yet. Sign up with an e-mail address, or ask for a code, and it appears here.</p>'}
${
  pushes.length > 0
    ? `<h2>Told while Furrow is closed</h2>
<p>What the devices of the demo's members would show. By their settings it is quiet from 20:00 to 6:00, and at most three a day.</p>
<ul>${pushes.map(told).join('')}</ul>`
    : ''
}
</main>
</body>
</html>
`;
}

/** Where a mail is shown as its reader sees it, by its time. */
const MAIL = /^\/_local\/mail\/([\dTZ:.-]+)$/;

/** A mail has its styles in it, and nothing else: no script, and nothing from elsewhere. */
const mailHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation",
};

const entry = ({ to, username = '', code, subject, html, text = '', at }: Mail) => `<li>
${code === undefined ? '' : `<p class="code">${safe(code)}</p>`}
<h2>${safe(subject)}</h2>
${html === undefined ? '' : `<p><a href="/_local/mail/${safe(at)}">Read it</a></p><details><summary>As a text</summary><pre>${safe(text)}</pre></details>`}
<dl>${username && `<dt>For</dt><dd>${safe(username)}</dd>`}<dt>Sent to</dt><dd>${safe(to)}</dd><dt>At</dt><dd><time datetime="${safe(at)}">${safe(at.replace('T', ' ').slice(0, 19))} UTC</time></dd></dl>
</li>
`;

const told = ({ to, title, body, navigate, at }: Push) => `<li>
<h2>${safe(title)}</h2>
<p>${safe(body)}</p>
<dl><dt>For</dt><dd>${safe(to)}</dd><dt>Leads to</dt><dd><a href="${safe(navigate)}">${safe(navigate)}</a></dd><dt>At</dt><dd><time datetime="${safe(at)}">${safe(at.replace('T', ' ').slice(0, 19))} UTC</time></dd></dl>
</li>
`;

const safe = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const css = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; }
body { margin: 0; color: light-dark(#241b2f, #f4efe6); background: light-dark(#f8f5ee, #17111f); }
main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 2rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.125rem; margin: 0 0 0.5rem; }
a { color: light-dark(#8e1f52, #f3a6c8); display: inline-block; padding: 0.625rem 0; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
ul { list-style: none; margin: 1rem 0 0; padding: 0; }
li { border-top: 1px solid light-dark(#7d7486, #8f8599); padding: 1.25rem 0; }
.code { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; letter-spacing: 0.1em; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
summary { padding: 0.625rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
.empty { border-top: 1px solid light-dark(#7d7486, #8f8599); padding-top: 1.25rem; }
`;
