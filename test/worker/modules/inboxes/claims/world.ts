import { expect } from 'vitest';
import { sha256 } from '../../../../../src/lib/hash.ts';
import { proveAddress } from '../../../../../src/worker/modules/addresses/prove-address.ts';
import type { ProofKind } from '../../../../../src/worker/modules/inboxes/claims/schema.ts';
import { claimAddress } from '../../../../../src/worker/modules/inboxes/index.ts';
import { receiveEmail } from '../../../../../src/worker/modules/mail/index.ts';
import { noticeJob } from '../../../../../src/worker/modules/notices/send.ts';
import { findLook } from '../../../../../src/worker/modules/stream/index.ts';
import type { Deliver, Parcel } from '../../../../../src/worker/platform/outside/delivery.ts';
import { withoutDetail } from '../../../../../src/worker/platform/plus-address.ts';
import { runJob } from '../../../../../src/worker/platform/work/run-job.ts';
import { type Client, testCtx, testEnv } from '../../../helpers.ts';
import { makeWorld as makeSyncWorld } from '../../sync/world.ts';

export const SYSTEM = {
  SYSTEM_SMTP_URL: 'smtps://herald:pw@smtp.herald.example:465',
  SYSTEM_MAIL_FROM: 'herald@herald.example',
};

let count = 0;
/** Returns the part before the @ of an address that no other test has. */
export const newUser = () => `owner-${++count}-${crypto.randomUUID().slice(0, 8)}`;

/** Proves an address of an inbox of a client at once. */
export async function prove(client: Client, address: string, how: ProofKind = 'operator'): Promise<void> {
  const inbox = await testEnv.DB.prepare(
    `SELECT id, imap_host, imap_user, email_address <> ?2 AS is_alias FROM inboxes
      WHERE organization_id = ?1 AND (email_address = ?2 OR instr(aliases, json_quote(?2)))`,
  )
    .bind(client.organizationId, address)
    .first<{ id: number; imap_host: string; imap_user: string; is_alias: number }>();
  const { id, imap_host: imapHost, imap_user: imapUser } = inbox!;
  const isAlias = inbox!.is_alias === 1;
  const ctx = testCtx(client.organizationId);
  expect(await claimAddress(ctx, { id, address, isAlias, imapHost, imapUser }, how)).toBe('proven');
}

/** Receives a message from Email Routing. Returns its outcome: `rejected` is final, `waits` lets the sender retry. */
export async function arrive(to: string, id: string, headers: Record<string, string> = {}) {
  const raw = `Message-ID: <${id}@routed.example>\r\nFrom: kim@example.net\r\nTo: ${to}\r\nSubject: ${id}\r\n\r\nHi`;
  let outcome: 'delivered' | 'rejected' | 'waits' = 'delivered';
  const message = {
    from: 'kim@example.net',
    to,
    headers: new Headers(headers),
    raw: new Response(raw).body!,
    rawSize: raw.length,
    setReject: () => {
      outcome = 'rejected';
    },
  } as unknown as ForwardableEmailMessage;
  await receiveEmail(testCtx(0), message).catch((error: Error) => {
    expect(error.message).toContain('was not proven');
    outcome = 'waits';
  });
  return outcome;
}

/** Creates an organization with an inbox of this user, whose mailbox was read. */
export async function makeProver(user = newUser()) {
  const world = await makeSyncWorld(SYSTEM);
  world.clock.now = Date.now();
  const inbox = await world.addReadInbox({ user });
  const address = `${user}@example.com`;
  const find = <T>(query: string) =>
    testEnv.DB.prepare(query)
      .bind(world.client.organizationId)
      .all<T>()
      .then(({ results }) => results);
  return {
    ...world,
    inbox,
    address,
    ask: (of?: string) => proveAddress(world.ctx(), inbox.id, of),
    /** Sends what waits to be sent. Returns the messages. */
    async sent(): Promise<(Parcel & { host: string; text: string })[]> {
      const parcels: (Parcel & { host: string; text: string })[] = [];
      const deliver: Deliver = async (_env, { host }, parcel) => {
        parcels.push({ ...parcel, host, text: new TextDecoder().decode(parcel.raw) });
        return { state: 'sent', reply: '250 ok', refused: [], newMessageIds: [] };
      };
      const jobs = await find<{ id: number }>(
        "SELECT id FROM jobs WHERE organization_id = ? AND kind = 'notice'",
      );
      for (const { id } of jobs) await runJob({ ...world.ctx(), deliver }, noticeJob(findLook), id);
      return parcels;
    },
    /** Requests a proof, a day after any other request. Returns the message as it arrives in the mailbox. */
    async askedFor(of = address): Promise<string> {
      await forgetProofs(of);
      await this.ask(of);
      const [message] = await this.sent();
      return `Received: from smtp.herald.example\r\n${message!.text}`;
    },
    /** Makes the next run of the sync. */
    async read(): Promise<void> {
      world.clock.now += 3 * 60_000;
      await world.run(inbox.jobId);
    },
    async state() {
      const response = await world.request('GET', '/api/inboxes');
      const list = (await response.json()) as {
        id: number;
        address_proof: string;
        address_asked_at: string | null;
      }[];
      const row = list.find(({ id }) => id === inbox.id);
      return row && [row.address_proof, row.address_asked_at !== null];
    },
    subjects: async () =>
      (
        await find<{ subject: string }>('SELECT subject FROM emails WHERE organization_id = ? ORDER BY id')
      ).map(({ subject }) => subject),
    tasks: () => find('SELECT id FROM tasks WHERE organization_id = ?'),
    claims: () =>
      find<{ address: string; how: string | null }>(
        'SELECT address, how FROM address_claims WHERE organization_id = ?',
      ),
    actions: async () =>
      (
        await find<{ action: string }>(
          "SELECT action FROM audit_log WHERE organization_id = ? AND action LIKE 'inbox.%' ORDER BY id",
        )
      ).map(({ action }) => action.slice('inbox.'.length)),
  };
}
/** Deletes the count of proofs, as after a day: the address may be mailed again. */
export async function forgetProofs(address: string): Promise<void> {
  const key = sha256(`mail/proof/${withoutDetail(address)}`);
  await testEnv.DB.prepare('DELETE FROM sign_in_failures WHERE account_hash = ?').bind(key).run();
}

export type Prover = Awaited<ReturnType<typeof makeProver>>;

/** Creates a prover whose address is proven. */
export async function makeProven(user?: string): Promise<Prover> {
  const prover = await makeProver(user);
  prover.inbox.box.add(await prover.askedFor());
  await prover.read();
  expect(await prover.state()).toEqual(['proven', false]);
  return prover;
}

export const HOUR = 60 * 60_000;
