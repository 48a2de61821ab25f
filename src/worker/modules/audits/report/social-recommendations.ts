import type { AdviceTable } from './recommendation.ts';

/** The step shared by all properties of Open Graph. */
const CHECK_PREVIEW =
  'Share the address in a private message of a network to see the preview; networks keep an old one for a while.';

export const SOCIAL_ADVICE: AdviceTable = {
  'og:title': {
    title: 'Give shared links a title',
    impact: 'high',
    effort: 'low',
    steps: [
      'Add `<meta property="og:title" content="…">` to the `<head>`, with the title of the page without the name of the site.',
      CHECK_PREVIEW,
    ],
  },
  'og:type': {
    title: 'Say of what type the page is for shared links',
    impact: 'low',
    effort: 'low',
    steps: [
      'Add `<meta property="og:type" content="website">` to the `<head>`, or `article` for an article.',
    ],
  },
  'og:url': {
    title: 'Name the address that shared links lead to',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `<meta property="og:url" content="https://…">` with the canonical address of the page: likes and shares of all its addresses are then counted together.',
    ],
  },
  'og:image': {
    title: 'Give shared links an image',
    impact: 'high',
    effort: 'medium',
    steps: [
      'Make an image of 1200 x 630 pixels as JPEG or PNG, with the message in its middle.',
      'Add `<meta property="og:image" content="https://…">` to the `<head>`, with the complete address of the image.',
      CHECK_PREVIEW,
    ],
  },
  'og:description': {
    title: 'Describe the page for shared links',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `<meta property="og:description" content="…">` to the `<head>`: one or two sentences that make people want to open the link.',
    ],
  },
  'og:site_name': {
    title: 'Name the site in shared links',
    impact: 'low',
    effort: 'low',
    steps: [
      'Add `<meta property="og:site_name" content="…">` to the `<head>`, with the name of your company or site.',
    ],
  },
  'og:image.answers': {
    title: 'Correct the address of the image of shared links',
    impact: 'high',
    effort: 'low',
    steps: [
      'Open the listed address of `og:image` in a browser, and correct it or restore the image.',
      'Let it be fetched without signing in: networks fetch it as strangers.',
    ],
  },
  'og:image.size': {
    title: 'Give shared links a large image',
    impact: 'medium',
    effort: 'medium',
    steps: [
      'Export the image in 1200 x 630 pixels: networks show smaller ones as a thumbnail, and cut off what has other proportions.',
      'Keep text and faces away from the edges.',
    ],
  },
  'twitter:card': {
    title: 'Add a card for X',
    impact: 'medium',
    effort: 'low',
    steps: [
      'Add `<meta name="twitter:card" content="summary_large_image">` to the `<head>`. Title, description and image come from Open Graph.',
    ],
  },
  profiles: {
    title: 'Link your profiles in social networks',
    impact: 'low',
    effort: 'low',
    steps: [
      'Link your profiles from the page, for example in the footer.',
      'List them as `sameAs` of your `Organization` in JSON-LD, so that search engines know that they are yours.',
    ],
  },
};
