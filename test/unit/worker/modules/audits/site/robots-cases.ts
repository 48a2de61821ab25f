/** Which addresses a crawler may fetch under a robots.txt: the kinds of Google's published tests, and of RFC 9309. */
export interface RobotsCase {
  name: string;
  lines: readonly string[];
  /** The crawler; `DockBot` by default. */
  agent?: string;
  allowed?: readonly string[];
  disallowed?: readonly string[];
}

export const robotsCases: RobotsCase[] = [
  { name: 'an empty file allows everything', lines: [], allowed: ['/', '/boats'] },
  { name: 'a rule before any crawler belongs to nobody', lines: ['Disallow: /'], allowed: ['/'] },
  {
    name: 'names of directives have no case',
    lines: ['USER-AGENT: DockBot', 'allow: /boats/new', 'DisAllow: /'],
    allowed: ['/boats/new'],
    disallowed: ['/boats'],
  },
  {
    name: 'names of crawlers have no case',
    lines: ['user-agent: dOCKbOT', 'disallow: /'],
    disallowed: ['/'],
  },
  {
    name: 'paths have case',
    lines: ['User-agent: DockBot', 'Disallow: /Boats'],
    allowed: ['/boats'],
    disallowed: ['/Boats'],
  },
  {
    name: 'white space around names and values says nothing',
    lines: ['\t User-agent \t:\tDockBot  ', '  Disallow  :  /boats  '],
    disallowed: ['/boats'],
  },
  {
    name: 'comments end values',
    lines: ['# boats', 'User-agent: DockBot # ours', 'Disallow: /boats # all of them'],
    disallowed: ['/boats'],
  },
  {
    name: 'the name of a crawler ends before its version, and before a second word',
    lines: [
      'User-agent: DockBot/2.1 (boats)',
      'Disallow: /a',
      'User-agent: DockBot and others',
      'Disallow: /b',
    ],
    disallowed: ['/a', '/b'],
  },
  {
    name: 'a longer name is another crawler',
    lines: ['User-agent: DockBot-Images', 'Disallow: /a', 'User-agent: Dock', 'Disallow: /b'],
    allowed: ['/a', '/b'],
  },
  { name: 'a star with a letter is no star', lines: ['User-agent: *bot', 'Disallow: /'], allowed: ['/'] },
  {
    name: 'a star before a comment is one',
    lines: ['User-agent: * # all', 'Disallow: /'],
    disallowed: ['/'],
  },
  // Groups
  {
    name: 'several crawlers share a group',
    lines: ['User-agent: SailBot', 'User-agent: DockBot', 'Disallow: /'],
    disallowed: ['/'],
  },
  {
    name: 'an empty line ends no list of crawlers',
    lines: ['User-agent: DockBot', '', 'User-agent: SailBot', '', 'Disallow: /'],
    disallowed: ['/'],
  },
  {
    name: 'an empty line ends no group',
    lines: ['User-agent: DockBot', 'Allow: /boats', '', 'Disallow: /'],
    allowed: ['/boats'],
    disallowed: ['/ships'],
  },
  ...[
    'Crawl-delay: 10',
    'Sitemap: https://boats.example/s.xml',
    'Host: boats.example',
    'Noindex: /',
    'Boats: 7',
    'Boats',
  ].map(
    (line): RobotsCase => ({
      name: `"${line}" ends no list of crawlers`,
      lines: ['User-agent: DockBot', line, 'User-agent: SailBot', 'Disallow: /'],
      disallowed: ['/'],
    }),
  ),
  {
    name: 'a line that is no rule ends no group',
    lines: ['User-agent: DockBot', 'Allow: /boats', 'Sitemap: https://boats.example/s.xml', 'Disallow: /'],
    allowed: ['/boats'],
    disallowed: ['/ships'],
  },
  {
    name: 'a rule ends the list, even an empty one',
    lines: ['User-agent: DockBot', 'Disallow:', 'User-agent: SailBot', 'Disallow: /'],
    allowed: ['/'],
  },
  {
    name: 'groups of one crawler are joined',
    lines: [
      'User-agent: DockBot',
      'Disallow: /a',
      'User-agent: SailBot',
      'Disallow: /b',
      'User-agent: dockbot',
      'Disallow: /c',
    ],
    allowed: ['/b'],
    disallowed: ['/a', '/c'],
  },
  {
    name: 'groups for all are joined, and an empty rule takes nothing back',
    lines: ['User-agent: *', 'Disallow: /a', 'User-agent: *', 'Disallow:', 'User-agent: *', 'Disallow: /c'],
    allowed: ['/b'],
    disallowed: ['/a', '/c'],
  },
  {
    name: 'a group of its own replaces that for all, wherever it stands',
    lines: [
      'User-agent: *',
      'Disallow: /a',
      'User-agent: DockBot',
      'Disallow: /b',
      'User-agent: *',
      'Disallow: /c',
    ],
    allowed: ['/a', '/c'],
    disallowed: ['/b'],
  },
  {
    name: 'a group of its own without rules replaces that for all',
    lines: ['User-agent: *', 'Disallow: /', 'User-agent: DockBot'],
    allowed: ['/'],
  },
  {
    name: 'a crawler that is named nowhere is one of all',
    lines: ['User-agent: SailBot', 'Allow: /', 'User-agent: *', 'Disallow: /boats'],
    allowed: ['/'],
    disallowed: ['/boats'],
  },
  {
    name: 'a crawler named beside the star has the group too',
    lines: ['User-agent: DockBot', 'User-agent: *', 'User-agent: DockBot', 'Disallow: /'],
    disallowed: ['/'],
  },
  {
    name: 'a name with a dot is read whole',
    agent: 'archive.org_bot',
    lines: ['User-agent: archive', 'Disallow: /'],
    allowed: ['/'],
  },
  // Rules
  {
    name: 'the longest rule counts, in any order',
    lines: [
      'User-agent: *',
      'Disallow: /boats/old',
      'Allow: /boats',
      'Disallow: /',
      'Allow: /boats/old/yacht',
    ],
    allowed: ['/boats', '/boats/old/yacht'],
    disallowed: ['/', '/boats/old'],
  },
  {
    name: 'of two rules as long, the one that allows counts',
    lines: ['User-agent: *', 'Disallow: /boats', 'Allow: /boats', 'Allow: /', 'Disallow: /'],
    allowed: ['/boats', '/'],
  },
  {
    name: 'a path is the beginning of a path, not of a folder',
    lines: ['User-agent: *', 'Disallow: /boat'],
    allowed: ['/x/boat', '/boa'],
    disallowed: ['/boat', '/boats', '/boat.html', '/boat/', '/boat?id=7'],
  },
  {
    name: 'a path without a slash in front matches nothing',
    lines: ['User-agent: *', 'Disallow: boats'],
    allowed: ['/boats', '/x/boats'],
  },
  {
    name: 'a star stands for any text',
    lines: ['User-agent: *', 'Disallow: /boats*.php', 'Disallow: *.gif$', 'Disallow: /x/*/y'],
    allowed: ['/boats', '/a.gif?b', '/x/y'],
    disallowed: ['/boats.php', '/boats/a.php?b', '/a.gif', '/x//y', '/x/a/b/yz'],
  },
  {
    name: 'a dollar at the end is the end, and elsewhere itself',
    lines: ['User-agent: *', 'Disallow: /boats$', 'Disallow: /a$b'],
    allowed: ['/boats/', '/a', '/a%24'],
    disallowed: ['/boats', '/a$b', '/a%24bc'],
  },
  {
    name: 'the home page alone',
    lines: ['User-agent: *', 'Allow: /$', 'Disallow: /'],
    allowed: ['/'],
    disallowed: ['/boats', '/?id=7'],
  },
  {
    name: 'a star counts as a character of a rule',
    lines: ['User-agent: *', 'Allow: /page', 'Disallow: /*.htm'],
    allowed: ['/page', '/page.txt'],
    disallowed: ['/page.htm', '/x.htm'],
  },
  {
    name: 'a star at the end says nothing',
    lines: ['User-agent: *', 'Disallow: /boat*'],
    allowed: ['/Boat', '/x/boat'],
    disallowed: ['/boat', '/boats/a'],
  },
  {
    name: 'escaped special characters are themselves',
    lines: ['User-agent: *', 'Disallow: /a-%2A.html', 'Disallow: /b-%24'],
    allowed: ['/a-b.html', '/b-'],
    disallowed: ['/a-*.html', '/a-%2a.html', '/b-$'],
  },
  {
    name: 'the query is a part of the path, with its own slashes',
    lines: ['User-agent: *', 'Disallow: /find?to=https://boats.example/'],
    allowed: ['/find?to=https'],
    disallowed: ['/find?to=https://boats.example/a'],
  },
  {
    name: 'characters beyond ASCII are their octets in UTF-8',
    lines: ['User-agent: *', 'Disallow: /boote/\u30c4', 'Disallow: /k%c3%a4se'],
    disallowed: ['/boote/\u30c4', '/boote/%E3%83%84', '/boote/%e3%83%84', '/käse'],
  },
  {
    name: 'escapes of letters are letters',
    lines: ['User-agent: *', 'Disallow: /%62o%61ts', 'Disallow: /a-b'],
    disallowed: ['/boats', '/%62oats', '/a%2Db'],
  },
  {
    name: 'escapes of characters with a meaning are not these',
    lines: ['User-agent: *', 'Disallow: /a%2Fb', 'Disallow: /c/d'],
    allowed: ['/a/b', '/c%2Fd'],
    disallowed: ['/a%2fb', '/c/d'],
  },
  {
    name: 'characters that an address may have unescaped match both ways',
    lines: ['User-agent: *', "Disallow: /[a]|b'c", 'Disallow: /%5Bd%5D'],
    disallowed: ["/[a]|b'c", '/%5Ba%5D%7Cb%27c', '/[d]'],
  },
  // The file
  ...[
    ['CR', '\r'],
    ['CR LF', '\r\n'],
    ['LF', '\n'],
  ].map(
    ([name, end = '']): RobotsCase => ({
      name: `lines end in ${name}`,
      lines: [['User-agent: x', 'Allow: /', 'User-agent: *', 'Disallow: /'].join(end)],
      disallowed: ['/'],
    }),
  ),
  {
    name: 'a byte order mark is no part of the first line',
    lines: ['\ufeffUser-agent: *', 'Disallow: /'],
    disallowed: ['/'],
  },
  {
    name: 'white space is a space or a tab',
    lines: [
      'User-agent: *',
      '\t Disallow\t: \t/a \t',
      '\ufeffDisallow: /b',
      '\u00a0Disallow: /c',
      'Disallow:\u00a0/d',
      'Disallow: /e\u00a0',
      'Disallow: /f\u3000# comment',
    ],
    allowed: ['/b', '/c', '/d', '/e', '/f'],
    disallowed: ['/a', '/e%C2%A0', '/f%E3%80%80'],
  },
  // Leniencies of Google that other crawlers need not have
  {
    name: 'a space is no colon',
    lines: ['User-agent DockBot', 'Disallow /'],
    allowed: ['/'],
  },
  {
    name: 'misspelt names are other names',
    lines: [
      'User-agent: *',
      'Disalow: /',
      'Dissallow: /',
      'Disallow : /a',
      'Useragent: DockBot',
      'Disallow: /b',
    ],
    allowed: ['/'],
    disallowed: ['/a', '/b'],
  },
  {
    name: 'index.html is not its folder',
    lines: ['User-agent: *', 'Allow: /boats/index.html', 'Disallow: /'],
    allowed: ['/boats/index.html'],
    disallowed: ['/boats/'],
  },
];
