import type { AdviceTable } from './recommendation.ts';

export const BRAND_ADVICE: AdviceTable = {
  favicon: {
    title: 'Give the site a favicon',
    impact: 'high',
    effort: 'low',
    steps: [
      'Make a square icon of your logo as SVG, or as PNG of at least 48 x 48 pixels.',
      'Add `<link rel="icon" href="/favicon.svg">` to the `<head>` of each page.',
      'Check that the address of the icon answers with an image.',
    ],
  },
  'apple-touch-icon': {
    title: 'Add an icon for the home screen of iPhones',
    impact: 'low',
    effort: 'low',
    steps: [
      'Make an icon of 180 x 180 pixels as PNG, without transparency.',
      'Add `<link rel="apple-touch-icon" href="/apple-touch-icon.png">` to the `<head>`.',
    ],
  },
  manifest: {
    title: 'Add a web app manifest',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Serve a JSON file with `name`, `icons` and `theme_color` as `/site.webmanifest`.',
      'Add `<link rel="manifest" href="/site.webmanifest">` to the `<head>`.',
    ],
  },
  'manifest-name': {
    title: 'Name the brand in the manifest',
    impact: 'medium',
    effort: 'low',
    steps: ['Set `name` in the manifest to the name of your brand, and `short_name` if it is long.'],
  },
  'manifest-icons': {
    title: 'Add icons to the manifest',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Make your icon as PNG of 192 x 192 and of 512 x 512 pixels.',
      'List both in `icons` of the manifest with `src`, `sizes` and `type`.',
    ],
  },
  'manifest-theme-color': {
    title: 'Set the color of your brand in the manifest',
    impact: 'low',
    effort: 'low',
    steps: ['Set `theme_color` in the manifest to the color of your brand, such as `#1d4fd7`.'],
  },
  'theme-color': {
    title: 'Use one theme color in the page and the manifest',
    impact: 'low',
    effort: 'low',
    steps: [
      'Set `<meta name="theme-color">` of the page and `theme_color` of the manifest to the same color.',
    ],
  },
  'one-name': {
    title: 'Use one name of the brand everywhere',
    impact: 'high',
    effort: 'low',
    steps: [
      'Choose one spelling of the name of your brand.',
      'Use it in each place that the evidence lists: the title, `og:site_name`, the manifest and JSON-LD.',
    ],
  },
  organization: {
    title: 'Describe your organization for search engines',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Add a `<script type="application/ld+json">` to the home page with an `Organization`: `name`, `url`, `logo` and `sameAs`.',
      'Check it with a test of structured data, as search engines offer it.',
    ],
  },
  'organization-logo': {
    title: 'Correct the logo of your organization in JSON-LD',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Set `logo` of the `Organization` to the complete address of an image.',
      'Open the address in a browser to see that it answers with the image.',
    ],
  },
};
