import type { CheckInfo } from '../checks/check.ts';

const LIGHTHOUSE = 'https://developer.chrome.com/docs/lighthouse/seo';
const GOOGLE = 'https://developers.google.com/search/docs';
const AXE = 'https://dequeuniversity.com/rules/axe/4.13';

/** The SEO audits of Lighthouse 13.5 with their ids and weights, and checks of the linked pages, which do not count. */
export const SEO_CHECKS = {
  indexing: {
    id: 'is-crawlable',
    title: 'Search engines may index the page',
    weight: 93 / 23,
    source: `${LIGHTHOUSE}/is-crawlable`,
  },
  title: { id: 'document-title', title: 'The page has a title', weight: 1, source: `${AXE}/document-title` },
  description: {
    id: 'meta-description',
    title: 'The page has a meta description',
    weight: 1,
    source: `${LIGHTHOUSE}/meta-description`,
  },
  status: {
    id: 'http-status-code',
    title: 'The page answers without an error',
    weight: 1,
    source: `${LIGHTHOUSE}/http-status-code`,
  },
  linkTexts: {
    id: 'link-text',
    title: 'The text of each link says where it leads',
    weight: 1,
    source: `${LIGHTHOUSE}/link-text`,
  },
  crawlableLinks: {
    id: 'crawlable-anchors',
    title: 'Crawlers can follow each link',
    weight: 1,
    source: `${GOOGLE}/crawling-indexing/links-crawlable`,
  },
  robotsTxt: {
    id: 'robots-txt',
    title: 'Crawlers understand robots.txt',
    weight: 1,
    source: `${LIGHTHOUSE}/invalid-robots-txt`,
  },
  images: {
    id: 'image-alt',
    title: 'Each image has an alternative text',
    weight: 1,
    source: `${AXE}/image-alt`,
  },
  languages: {
    id: 'hreflang',
    title: 'The alternatives in other languages are valid',
    weight: 1,
    source: `${LIGHTHOUSE}/hreflang`,
  },
  canonical: {
    id: 'canonical',
    title: 'The canonical URL is valid',
    weight: 1,
    source: `${LIGHTHOUSE}/canonical`,
  },
  linkedAnswers: {
    id: 'linked-pages.status',
    title: 'The pages that it links to answer without an error',
    weight: 0,
    source: `${GOOGLE}/crawling-indexing/http-network-errors`,
  },
  linkedTitles: {
    id: 'linked-pages.titles',
    title: 'Each page has a title of its own',
    weight: 0,
    source: `${GOOGLE}/appearance/title-link`,
  },
  linkedDescriptions: {
    id: 'linked-pages.descriptions',
    title: 'Each page has a description of its own',
    weight: 0,
    source: `${GOOGLE}/appearance/snippet`,
  },
} satisfies Record<string, CheckInfo>;
