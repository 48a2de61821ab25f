import type { AdviceTable } from './recommendation.ts';

export const SEO_ADVICE: AdviceTable = {
  'is-crawlable': {
    title: 'Let search engines index the page',
    impact: 'high',
    effort: 'low',
    steps: [
      'Decide whether the page should be found by search engines. If not, ignore this recommendation.',
      'Remove the directive that the evidence shows: `noindex` in a robots meta tag or in the `X-Robots-Tag` header, or the `Disallow` line in robots.txt.',
      'Ask for a new crawl in the tools that search engines offer to owners of sites.',
    ],
  },
  'document-title': {
    title: 'Give the page a title',
    impact: 'high',
    effort: 'low',
    steps: [
      'Add a `<title>` element with text to the `<head>`.',
      'Say what the page is about in 30 to 60 characters, with the most important words first.',
      'Give each page of the site a title of its own.',
    ],
  },
  'meta-description': {
    title: 'Describe the page in a meta description',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `<meta name="description" content="…">` to the `<head>`.',
      'Summarize what visitors find on this page in 70 to 160 characters: search engines may show it below the title.',
      'Give each page of the site a description of its own.',
    ],
  },
  'http-status-code': {
    title: 'Answer with a successful status code',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Find out from the log of the server why it answers the address with an error.',
      'Restore the page, or redirect the address permanently (301) to the page that replaces it.',
    ],
  },
  'link-text': {
    title: 'Say in the text of links where they lead',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Replace texts such as “click here” or “read more” in the links that the evidence lists.',
      'Name the page behind the link: “Read how we build boats” instead of “Read more”.',
    ],
  },
  'crawlable-anchors': {
    title: 'Give every link an address that crawlers can follow',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Give each listed `<a>` an `href` with a real address.',
      'Use a `<button>` for actions of scripts that lead nowhere.',
    ],
  },
  'robots-txt': {
    title: 'Correct robots.txt',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Correct or remove the lines that the evidence shows: each is `Field: value`, a comment that begins with `#`, or empty.',
      'If the server answers robots.txt with an error, serve the file or answer 404, which means that all may be crawled.',
    ],
  },
  'image-alt': {
    title: 'Describe images in alt texts',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add an `alt` attribute to each listed image that says what it shows.',
      'Give images that only decorate an empty one: `alt=""`.',
    ],
  },
  hreflang: {
    title: 'Correct the links to versions in other languages',
    impact: 'low',
    effort: 'low',
    steps: [
      'Give each listed `<link rel="alternate" hreflang="…">` a valid language code such as `en`, `pt-BR` or `x-default`.',
      'Use complete addresses, with https://, in `href`.',
    ],
  },
  canonical: {
    title: 'Name one canonical address for the page',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Keep exactly one `<link rel="canonical" href="…">` in the `<head>`.',
      'Use the complete address of this page, with https://, on this site: not that of the home page for every page.',
    ],
  },
  'linked-pages.status': {
    title: 'Mend links to pages that answer with an error',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Correct the listed links, or remove those whose page is gone.',
      'Redirect the old address of a page that has moved to its new one.',
    ],
  },
  'linked-pages.titles': {
    title: 'Give each page a title of its own',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Give each listed page a `<title>` that says what this page is about.',
      'Put the name of the site behind it, if at all.',
    ],
  },
  'linked-pages.descriptions': {
    title: 'Give each page a description of its own',
    impact: 'low',
    effort: 'medium',
    steps: ['Write a `<meta name="description">` for each listed page that tells it apart from the others.'],
  },
};
