/** The verdicts that differ from Lighthouse's on purpose, by page, with the reason. */
export const differences: Record<string, { ours: string; reason: string }> = {
  'header for another crawler, then for all': {
    ours: '100 ++++++00+0',
    reason:
      'A Worker reads two headers of one name as one, so that the second belongs to the crawler of the first.',
  },
  'a language in capitals': {
    ours: '90 ++++-+00+0',
    reason: 'Tags have no case (RFC 5646, 2.1.1).',
  },
};
