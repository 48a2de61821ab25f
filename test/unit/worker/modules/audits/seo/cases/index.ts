import type { Case } from './case.ts';
import { headCases } from './head.ts';
import { imageCases } from './images.ts';
import { indexingCases, robotsTxtCases } from './indexing.ts';
import { crawlableCases, linkTextCases } from './links.ts';
import { relationCases } from './relations.ts';

export type { Case } from './case.ts';

/** The pages that Lighthouse has audited, see `verdicts.ts`. `{origin}` in a page stands for the origin of its site. */
export const cases: Case[] = [
  ...headCases,
  ...indexingCases,
  ...robotsTxtCases,
  ...relationCases,
  ...linkTextCases,
  ...crawlableCases,
  ...imageCases,
];
