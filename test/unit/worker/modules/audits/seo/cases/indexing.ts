import { toCase } from './case.ts';

const robotsMeta = (content: string, name = 'robots') => `<meta name="${name}" content="${content}">`;
const header = (...values: string[]) => ({
  headers: values.map((value) => ['X-Robots-Tag', value] as const),
});
const BOTS = ['Googlebot', 'bingbot', 'DuckDuckBot', 'archive.org_bot'];

/** Cases of robots rules in elements, headers and robots.txt. */
export const indexingCases = [
  toCase('noindex', { head: robotsMeta('noindex') }),
  toCase('none in capitals, among others', { head: robotsMeta('NOFOLLOW , NONE') }),
  toCase('nofollow and noarchive alone', { head: robotsMeta('nofollow, noarchive') }),
  toCase('noindexed is another word', { head: robotsMeta('noindexed, noneofthis') }),
  toCase('noindex in the body', { body: `${robotsMeta('noindex')}<p>Boats</p>` }),
  toCase('noindex in noscript and in a template', {
    head: `<noscript>${robotsMeta('noindex')}</noscript><template>${robotsMeta('noindex')}</template>`,
  }),
  toCase('noindex as a character reference', { head: robotsMeta('&#110;oindex') }),
  toCase('only one crawler is kept out', { head: robotsMeta('noindex', 'googlebot') }),
  toCase('all crawlers but one are kept out', {
    head: robotsMeta('noindex') + robotsMeta('index', 'bingbot'),
  }),
  toCase('each crawler by its name', {
    head: ['robots', ...BOTS].map((bot) => robotsMeta('noindex', bot)).join('\n'),
  }),
  toCase('the first of two robots counts', { head: robotsMeta('index') + robotsMeta('noindex') }),
  toCase('unavailable since long', { head: robotsMeta('unavailable_after: 2001-02-03') }),
  toCase('available for long', { head: robotsMeta('unavailable_after: 2999-02-03') }),
  toCase('unavailable after no date', { head: robotsMeta('unavailable_after: soon') }),
  toCase('unavailable since a date with a time', {
    head: robotsMeta('max-snippet:-1, unavailable_after: 25 Jun 2010 15:00:00 PST'),
  }),
  toCase('header noindex', header('noindex')),
  toCase('header none, with nofollow', header('nofollow, none')),
  toCase('header for one crawler', header('googlebot: noindex')),
  toCase('header for one crawler by its exact name', header('Googlebot: noindex')),
  toCase('header of a past date', header('unavailable_after: 2001-02-03')),
  toCase('header of a date to come', header('unavailable_after: 2999-02-03')),
  toCase('header for another crawler, then for all', header('otherbot: noindex', 'noindex')),
  toCase('header index, then for another crawler', header('index', 'otherbot: noindex, nofollow')),
  toCase('header for each crawler', header('noindex', ...BOTS.map((bot) => `${bot}: noindex`))),
  toCase('robots.txt keeps all out', { robots: 'User-agent: *\nDisallow: /\n' }),
  toCase('robots.txt allows one', {
    robots: 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow:\n',
  }),
  toCase('robots.txt keeps the page out by a wildcard', {
    path: '/boats/list.php?id=7',
    robots: 'user-agent: *\ndisallow: /*.php?*id=\n',
  }),
  toCase('robots.txt: the longer rule allows', {
    path: '/boats/list',
    robots: 'User-agent: *\nDisallow: /boats\nAllow: /boats/list$\n',
  }),
  toCase('robots.txt: of two rules as long, the one that allows', {
    path: '/boats',
    robots: 'User-agent: *\nDisallow: /boats\nAllow: /boats\n',
  }),
  toCase('robots.txt: an end that does not match', {
    path: '/boats/list',
    robots: 'User-agent: *\nDisallow: /boats$\nDisallow: /list\n',
  }),
  toCase('robots.txt in several groups', {
    robots: `${['*', ...BOTS].map((bot) => `User-agent: ${bot}`).join('\n')}\nDisallow: /\n`,
  }),
  toCase('robots.txt: a crawler with a version', {
    robots: 'User-agent: Googlebot/2.1\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
  }),
  toCase('robots.txt with escapes', {
    path: '/boote/gr%c3%bc%C3%9fe',
    robots: 'User-agent: *\nDisallow: /boote/grü%C3%9Fe\n',
  }),
];

/** Cases of the syntax of robots.txt. */
export const robotsTxtCases = [
  toCase('robots.txt with every known directive', {
    robots:
      '# boats\nUser-agent: *\nAllow: /\nDisallow: /private\nDisallow:\nCrawl-delay: 5\nSitemap: https://boats.example/sitemap.xml\n' +
      'Host: boats.example\nClean-param: a\nRequest-rate: 1/5\nVisit-time: 0600-0845\nNoindex: /x\nContent-signal: ai-train=no\n',
  }),
  toCase('robots.txt is empty', { robots: '' }),
  toCase('robots.txt of comments only', { robots: '# nothing\n\n' }),
  toCase('robots.txt is a page', { robots: '<!doctype html>\n<html><title>Not found</title></html>\n' }),
  toCase('robots.txt with an unknown directive', { robots: 'User-agent: *\nDissallow: /x\n' }),
  toCase('robots.txt without a crawler', { robots: 'Disallow: /x\n' }),
  toCase('robots.txt with a crawler without a name', { robots: 'User-agent:\nDisallow: /x\n' }),
  toCase('robots.txt with a relative path', { robots: 'User-agent: *\nDisallow: private\n' }),
  toCase('robots.txt with $ inside', { robots: 'User-agent: *\nDisallow: /a$b\n' }),
  toCase('robots.txt with a relative sitemap', { robots: 'Sitemap: /sitemap.xml\n' }),
  toCase('robots.txt with a sitemap by a wrong protocol', { robots: 'Sitemap: gopher://boats.example/s\n' }),
  toCase('robots.txt with a sitemap by ftp, in capitals', {
    robots: 'SITEMAP : ftp://boats.example/s # s\r\rUSER-AGENT:*\r\nDISALLOW:*x$',
  }),
  toCase('robots.txt with an error of the server', { robots: 'User-agent: *\n', robotsStatus: 503 }),
  toCase('robots.txt is forbidden', { robots: 'nonsense', robotsStatus: 403 }),
];
