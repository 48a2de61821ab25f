import type { Verdict } from '../checks/check.ts';

/** The data of a page that these checks need. */
export interface LinkedPage {
  url: string;
  /** The line of the link to it; null without one. */
  line: number | null;
  /** The status; null without a response. Redirects are not followed. */
  status: number | null;
  isHtml: boolean;
  title: string | null;
  description: string | null;
}

/** Judges whether each linked page exists. */
export function judgeAnswers(pages: readonly LinkedPage[]): Verdict {
  const answered = pages.filter(({ status }) => status !== null);
  const evidence = answered
    .filter(({ status }) => status! >= 400)
    .map((page) => `${placeOf(page)}: HTTP status ${page.status}`);
  return verdictOf(answered, evidence);
}

/** Judges whether each page has a unique title. */
export function judgeTitles(pages: readonly LinkedPage[]): Verdict {
  return judgeTexts(pages, 'title');
}

export function judgeDescriptions(pages: readonly LinkedPage[]): Verdict {
  return judgeTexts(pages, 'description');
}

function judgeTexts(linked: readonly LinkedPage[], field: 'title' | 'description'): Verdict {
  const pages = linked.filter(
    ({ status, isHtml }) => isHtml && status !== null && status >= 200 && status < 300,
  );
  const firsts = new Map<string, string>();
  const evidence: string[] = [];
  for (const page of pages) {
    const text = page[field]?.replace(/\s+/g, ' ').trim();
    if (!text) {
      evidence.push(`${placeOf(page)}: no ${field}`);
      continue;
    }
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, page.url);
    else evidence.push(`${placeOf(page)}: the ${field} of ${first}, "${text.slice(0, 200)}"`);
  }
  return verdictOf(pages, evidence);
}

function placeOf({ url, line }: LinkedPage): string {
  return line === null ? url : `line ${line}: ${url}`;
}

function verdictOf(pages: readonly LinkedPage[], evidence: string[]): Verdict {
  if (pages.length === 0) return { result: 'not_applicable' };
  return { result: evidence.length > 0 ? 'fail' : 'pass', evidence };
}
