import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { shapeText } from '../../../lib/text/mail/shape.ts';
import { Avatar } from '../../../ui/badge.tsx';
import { Chooser } from '../../../ui/chooser.tsx';
import { findContact } from '../../contacts/index.ts';
import { useTimezone } from '../../session/index.ts';
import type { Conversation } from '../actions/change.ts';
import type { AskProps } from '../actions/context.ts';
import { useShape } from '../shape/use-shape.ts';

/** The delay after the last keystroke. */
const WAIT_MS = 200;
/** The maximum number of results per list. */
const MOST = 10;
const STATES = ['open', 'snoozed', 'done'] as const;
const FIELDS = 'id,subject,participants,last_message,state';

/** Merges several conversations at once; merges a single one with another that the user selects. */
export function AskMerge(props: AskProps) {
  return props.of.length > 1 ? <Several {...props} /> : <WithAnother {...props} />;
}

function Several({ of, actions, onClose }: AskProps) {
  const { merge } = useShape();
  const hasBegun = useRef(false);
  /** Once for each time that it is asked for. */
  const begin = useEffectEvent(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onClose();
    void merge(of.map(({ id }) => id)).then((isDone) => isDone && actions.clear());
  });
  useEffect(() => begin(), []);
  return null;
}

const nameOf = ({ participants: [first], last_message }: Conversation) =>
  first ? first.name || first.address : last_message.to_address;

function WithAnother({ of: [one], onClose }: AskProps) {
  const text = useText(shapeText);
  const { noSubject } = useText(mailText);
  const format = useFormat(useTimezone());
  const { merge } = useShape();
  const [typed, setTyped] = useState('');
  const search = useWaited(typed);
  const found = useQuery({
    queryKey: ['conversations to merge', one?.id, search],
    queryFn: ({ signal }) => (search === '' ? findOfPerson(one, signal) : find(search, signal)),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const others = (found.data ?? []).filter(({ id }) => id !== one?.id);
  const isFound = typed.trim() === search && !found.isFetching;
  const noneFound = search === '' ? text.typeWords : text.noConversation;
  const empty = found.isError ? text.searchFailed : isFound ? noneFound : text.searching;
  return (
    <Chooser
      title={text.mergeWith}
      hint={text.mergeHint}
      empty={empty}
      onType={setTyped}
      onClose={onClose}
      options={() =>
        others.map((other) => ({
          id: String(other.id),
          label: other.subject || noSubject,
          note: nameOf(other),
          icon: <Avatar name={nameOf(other)} size={24} />,
          detail:
            other.state === 'snoozed' || other.state === 'done'
              ? text.state[other.state]
              : format.short(other.last_message.received_at),
          // Until the response, earlier results are filtered by the input, so that Enter selects only matches.
          isFixed: isFound,
        }))
      }
      onPick={(id) => {
        onClose();
        if (one) void merge([one.id, Number(id)]);
      }}
    />
  );
}

/** Returns the conversations of the same person, the most common candidates for a merge. */
async function findOfPerson(one: Conversation | undefined, signal: AbortSignal): Promise<Conversation[]> {
  const contact = await findContact(one?.participants[0]?.address ?? '');
  if (!contact) return [];
  const { id } = contact;
  const params = { path: { id }, query: { fields: FIELDS, limit: MOST } };
  const list = dataOf(await client.GET('/api/contacts/{id}/threads', { params, signal }));
  return (list as Conversation[]).filter(({ state }) => STATES.some((each) => each === state));
}

/** Searches open, snoozed and done conversations, newest first. */
async function find(search: string, signal: AbortSignal): Promise<Conversation[]> {
  const lists = await Promise.all(
    STATES.map(async (state) => {
      const query = { search, state, fields: FIELDS, limit: MOST };
      return dataOf(await client.GET('/api/threads', { params: { query }, signal })) as Conversation[];
    }),
  );
  return lists
    .flat()
    .toSorted((a, b) => b.last_message.received_at.localeCompare(a.last_message.received_at));
}

/** Debounces the input. */
function useWaited(typed: string): string {
  const [waited, setWaited] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return waited;
}
