import { parse } from 'tldts';
import type { Check } from '../../../../../contract/audits/audits.ts';
import { type CheckInfo, toCheck, type Verdict } from '../../checks/check.ts';
import type { Site } from '../../site/site.ts';
import { type Answer, type Ask, openResolver, type RecordType } from './ask.ts';
import { judgeCaa } from './caa.ts';
import { judgeDkim, likelySelectors } from './dkim.ts';
import { judgeDmarc } from './dmarc.ts';
import { judgeSpf, spfRecords } from './spf.ts';
import { readTxt } from './txt.ts';

const CHECKS = {
  spf: {
    title: 'An SPF record limits which servers send mail for the domain',
    source: 'https://www.rfc-editor.org/rfc/rfc7208',
  },
  dmarc: {
    title: 'A DMARC policy has receivers quarantine or reject forged mail',
    source: 'https://www.rfc-editor.org/rfc/rfc7489',
  },
  dkim: {
    title: 'A public key for DKIM signatures is in the DNS',
    source: 'https://www.rfc-editor.org/rfc/rfc6376',
  },
  caa: {
    title: 'CAA records limit who may issue certificates',
    source: 'https://www.rfc-editor.org/rfc/rfc8659',
  },
  dnssec: {
    title: 'The domain is signed with DNSSEC',
    source: 'https://www.rfc-editor.org/rfc/rfc9364',
  },
  ipv6: {
    title: 'The host has an IPv6 address',
    source: 'https://www.rfc-editor.org/rfc/rfc3596',
  },
} satisfies Record<string, Omit<CheckInfo, 'id' | 'weight'>>;

type Verdicts = Record<keyof typeof CHECKS, Verdict>;

/**
 * Checks the DNS of the site's host and its registrable domain: whether mail of the domain can be forged, who may issue
 * certificates, and whether the DNS is signed. Asks at most 8 questions. Not applicable to hosts that are not names in
 * the public DNS, and to those below a domain of a hosting provider.
 */
export async function checkDns(site: Site, dnsUrl: string): Promise<Check[]> {
  const verdicts = await findVerdicts(site, dnsUrl);
  return Object.entries(CHECKS).map(([id, info]) =>
    toCheck({ id, weight: 0, ...info }, verdicts[id as keyof typeof CHECKS]),
  );
}

async function findVerdicts(site: Site, dnsUrl: string): Promise<Verdicts> {
  const host = (URL.parse(site.url)?.hostname ?? '').replace(/\.$/, '');
  const { domain, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (domain === null) return forAll({ result: 'not_applicable', evidence: [`${host} is no domain name`] });
  if (isPrivate) {
    const evidence = [`${domain} is a name that a provider gives to its customers, with a DNS of its own`];
    return forAll({ result: 'not_applicable', evidence });
  }
  const { ask, questionsLeft } = openResolver(site, dnsUrl);
  const texts = await ask(domain, 'TXT');
  if (texts.problem !== null && texts.isResolverDown) return forAll(notMeasured([texts.problem]));
  if (texts.problem === null && !texts.exists) {
    return forAll(notMeasured([`${domain} does not exist in the public DNS (NXDOMAIN)`]));
  }
  // All questions are asked at once, in this order: which of them fit into the limit does not depend on time.
  const [spf, dmarc, ipv6, dnssec, caa] = await Promise.all([
    findSpf(ask, domain, host, texts),
    findDmarc(ask, domain, host),
    findRecords(ask, host, 'AAAA', (records) => records.map((address) => `${host}: ${address}`)),
    texts.problem === null && texts.isAuthenticated
      ? ({ result: 'pass', evidence: [`${domain}: the resolver has verified the signatures`] } as const)
      : findRecords(ask, domain, 'DS', (records) => records.map((record) => `${domain}: DS ${record}`)),
    findCaa(ask, namesUpTo(host, domain)),
  ]);
  const dkim = await findDkim(ask, domain, texts, questionsLeft());
  return { spf, dmarc, dkim, caa, dnssec, ipv6 };
}

/** Returns whether the host may have its own records for mail. A site at `www` sends no mail under that name. */
function hasOwnMail(host: string, domain: string): boolean {
  return host !== domain && host !== `www.${domain}`;
}

async function findSpf(ask: Ask, domain: string, host: string, texts: Answer): Promise<Verdict> {
  const own = hasOwnMail(host, domain) ? await ask(host, 'TXT') : null;
  if (texts.problem !== null) return notMeasured([texts.problem]);
  const verdict = judgeSpf(domain, texts.records.map(readTxt));
  if (own === null) return verdict;
  if (own.problem !== null) return verdict.result === 'fail' ? verdict : notMeasured([own.problem]);
  const ownTexts = own.records.map(readTxt);
  if (spfRecords(ownTexts).length === 0) return verdict;
  const second = judgeSpf(host, ownTexts);
  const worst = [verdict, second].find(({ result }) => result !== 'pass') ?? verdict;
  return {
    result: second.result === 'fail' ? 'fail' : worst.result,
    evidence: [...(verdict.evidence ?? []), ...(second.evidence ?? [])],
  };
}

async function findDmarc(ask: Ask, domain: string, host: string): Promise<Verdict> {
  const names = hasOwnMail(host, domain) ? [domain, host] : [domain];
  const answers = await Promise.all(names.map((name) => ask(`_dmarc.${name}`, 'TXT')));
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) return notMeasured(problems);
  const places = answers.map((answer, at) => ({ domain: names[at]!, texts: recordsOf(answer).map(readTxt) }));
  return judgeDmarc(places[0]!, places[1] ?? null);
}

async function findCaa(ask: Ask, names: string[]): Promise<Verdict> {
  const answers = await Promise.all(names.map((name) => ask(name, 'CAA')));
  const decider = answers.find((answer) => answer.problem !== null || answer.records.length > 0);
  if (decider && decider.problem !== null) return notMeasured([decider.problem]);
  return judgeCaa(answers.map((answer, at) => ({ name: names[at]!, records: recordsOf(answer) })));
}

async function findDkim(ask: Ask, domain: string, texts: Answer, left: number): Promise<Verdict> {
  const selectors = likelySelectors(spfRecords(recordsOf(texts).map(readTxt))).slice(0, left);
  const names = selectors.map((selector) => `${selector}._domainkey.${domain}`);
  const answers = await Promise.all(names.map((name) => ask(name, 'TXT')));
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  const verdict = judgeDkim(
    answers.map((answer, at) => ({ name: names[at]!, texts: recordsOf(answer).map(readTxt) })),
  );
  return verdict.result === 'pass' || problems.length === 0 ? verdict : notMeasured(problems);
}

/** Passes if there are any records. */
async function findRecords(
  ask: Ask,
  name: string,
  type: RecordType,
  show: (records: string[]) => string[],
): Promise<Verdict> {
  const answer = await ask(name, type);
  if (answer.problem !== null) return notMeasured([answer.problem]);
  return answer.records.length > 0
    ? { result: 'pass', evidence: show(answer.records) }
    : { result: 'fail', evidence: [`${name}: no ${type} record`] };
}

/** Returns `a.b.example.com`, `b.example.com`, `example.com`. */
function namesUpTo(host: string, domain: string): string[] {
  const labels = host.split('.');
  const count = labels.length - domain.split('.').length + 1;
  return Array.from({ length: count }, (_, at) => labels.slice(at).join('.'));
}

function recordsOf(answer: Answer): string[] {
  return answer.problem === null ? answer.records : [];
}

function notMeasured(evidence: string[]): Verdict {
  return { result: 'not_measured', evidence };
}

function forAll(verdict: Verdict): Verdicts {
  return Object.fromEntries(Object.keys(CHECKS).map((id) => [id, verdict])) as Verdicts;
}
