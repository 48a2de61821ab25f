import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { DomainError } from '../../../../lib/errors.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Caller, countCall } from '../hands/run-tool.ts';
import { selectProposal } from '../proposals/store.ts';
import type { Tool } from '../tools/tool.ts';

type Fields = Record<string, unknown>;

/**
 * Has the client ask its person to open the page of a proposal, if the client can. What it answers decides nothing, for a
 * program can answer for its person: the page does, with a session. Returns null if the client cannot.
 */
export function askPerson(
  { mcpReq }: ServerContext,
  { title }: Tool,
  { status, proposal }: Fields,
): InputRequiredResult | null {
  if (status !== 'waits_for_a_person') return null;
  const envelope = mcpReq.envelope as Fields | undefined;
  const capabilities = envelope?.[CLIENT_CAPABILITIES_META_KEY] as ClientCapabilities | undefined;
  if (capabilities?.elicitation?.url === undefined) return null;
  const url = String(proposal);
  const message = `${title}: approve or reject it in Herald.`;
  return inputRequired({
    inputRequests: { page: inputRequired.elicitUrl({ message, url }) },
    requestState: url,
  });
}

/**
 * Returns what has become of the proposal about whose page the client has asked its person; null for another call. Throws
 * `conflict`, PROPOSAL_CLOSED, if it is rejected or expired, and as `countCall` does.
 */
export async function answerOf(
  caller: Caller,
  { mcpReq }: ServerContext,
  { name }: Tool,
): Promise<Fields | null> {
  const proposal = mcpReq.requestState<string>();
  const { ctx, home } = caller.box;
  const address = `${home}/proposals?id=`;
  if (proposal === undefined || !proposal.startsWith(address)) return null;
  const id = Number(proposal.slice(address.length));
  if (!Number.isSafeInteger(id)) return null;
  await countCall(caller);
  const [[found]] = await commit(database(ctx), [selectProposal(ctx, id)]);
  if (found?.connectionId !== caller.connection.id || found.tool !== name) return null;
  if (found.state === 'rejected' || found.state === 'expired') {
    throw new DomainError('conflict', 'PROPOSAL_CLOSED', `Not done: this proposal is ${found.state}.`);
  }
  return { status: found.state === 'done' ? 'done' : 'waits_for_a_person', proposal };
}
