import type { Verdict } from '../checks/check.ts';
import type { PageDocument, PageElement } from '../page/document.ts';
import { closest, describe, elementsOf } from '../page/elements.ts';
import type { SitePage } from '../site/site.ts';

/** Judges the title. The first one in the document counts, wherever it is. */
export function judgeTitle({ document }: SitePage): Verdict {
  const title = elementsOf(document, 'title')[0];
  if (title === undefined) return { result: 'fail', evidence: ['The page has no <title>.'] };
  const text = title.text().trim();
  return { result: text === '' ? 'fail' : 'pass', evidence: [`${describe(title)}${text.slice(0, 300)}`] };
}

export function judgeDescription({ document }: SitePage): Verdict {
  const meta = descriptionOf(document);
  if (meta === null) return { result: 'fail', evidence: ['The head has no <meta name="description">.'] };
  return { result: meta.attribute('content')?.trim() ? 'pass' : 'fail', evidence: [describe(meta)] };
}

function descriptionOf(document: PageDocument): PageElement | null {
  const found = elementsOf(document, 'meta').find(
    (meta) => meta.attribute('name')?.toLowerCase() === 'description' && closest(meta, 'head') !== null,
  );
  return found ?? null;
}

export function judgeStatus({ url, status }: SitePage): Verdict {
  return { result: status >= 400 ? 'fail' : 'pass', evidence: [`${url}: HTTP status ${status}`] };
}
