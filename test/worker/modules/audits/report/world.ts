import type { Audit, AuditResults } from '../../../../../src/contract/audits/audits.ts';
import { WEBSITE } from '../../../../unit/worker/modules/audits/report-page/samples.ts';
import type { Client } from '../../../helpers.ts';

async function answer<T>(response: Promise<Response>): Promise<T> {
  const answered = await response;
  if (!answered.ok) throw new Error(`${answered.status}: ${await answered.text()}`);
  return (await answered.json()) as T;
}

export function requestAudit(client: Client, url = 'https://www.harbor-workshop.example/'): Promise<Audit> {
  return answer(client.request('POST', '/api/audits', { type: 'digital', url }));
}

export function requestSecurityAudit(client: Client): Promise<Audit> {
  const url = 'https://www.harbor-workshop.example/';
  return answer(client.request('POST', '/api/security-audits', { url }));
}

/** Finishes an audit with these results. */
export function deliver(client: Client, { id }: Audit, results: AuditResults = WEBSITE): Promise<Audit> {
  return answer(client.request('POST', `/api/audits/${id}/complete`, { results }));
}
