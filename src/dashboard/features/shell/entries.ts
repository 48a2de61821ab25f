import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  ChevronRight,
  CornerDownRight,
  Inbox,
  type LucideIcon,
  Mail,
  Search,
  Tag,
  User,
} from 'lucide-react';
import { client, dataOf } from '../../api/client.ts';
import { useTags } from '../../api/tags.ts';
import { useCommandList } from '../../lib/commands.ts';
import { useFormat } from '../../lib/format.ts';
import { Problem } from '../../lib/problem.ts';
import { useSettled } from '../../lib/settled.ts';
import { useText } from '../../lib/text/language.tsx';
import { paletteText } from '../../lib/text/shell/palette.ts';
import { shellText } from '../../lib/text/shell.ts';
import { useTimezone } from '../session/index.ts';
import { useSettings } from '../settings/index.ts';
import { PLACES } from './navigation/places.ts';
import { type Rankable, rank } from './rank.ts';

export interface Entry extends Rankable {
  Icon: LucideIcon;
  /** Said beside the label. */
  detail?: string;
  keys?: string | undefined;
  run: () => void;
}

/** Typing pauses this long before the API is asked. */
const PAUSE_MS = 120;
const MIN_LETTERS = 2;
const MOST_EACH = 5;
const MOST_EVENTS = 200;
const DAY_MS = 86_400_000;
const DAYS_BACK = 30;
const DAYS_AHEAD = 90;

/** Returns what the palette offers without data: the commands of the screen, then those of everywhere, then the settings. */
export function useCommandEntries(): Entry[] {
  const { everywhere, settings } = useText(shellText);
  const navigate = useNavigate();
  const pages = useSettings();
  const commands = useCommandList()
    .filter(({ id }) => id !== 'palette')
    .map((command) => ({ ...command, Icon: iconOf(command.id) }));
  const isEverywhere = ({ group }: Rankable) => group === everywhere;
  return [
    ...commands.filter((command) => !isEverywhere(command)),
    ...commands.filter(isEverywhere),
    ...pages.map(({ to, name, label, about, Icon }) => ({
      id: `settings.${name}`,
      label,
      group: settings,
      words: about,
      Icon,
      run: () => void navigate({ to }),
    })),
  ];
}

function iconOf(command: string): LucideIcon {
  const place = PLACES.find(({ name }) => command === `go.${name}`);
  return place?.Icon ?? (command.startsWith('go.') ? ChevronRight : CornerDownRight);
}

/** Finds inboxes, labels, contacts, conversations and events, once typing pauses. */
export function useDataEntries(typed: string) {
  const text = useText(paletteText);
  const format = useFormat(useTimezone());
  const navigate = useNavigate();
  const query = useSettled(typed.trim(), PAUSE_MS);
  const tags = useTags();
  const found = useQuery({
    queryKey: ['palette', query],
    queryFn: ({ signal }) => find(query, signal),
    enabled: query.length >= MIN_LETTERS,
    // What was found for one letter less stays until the rest is there.
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const isAsked = typed.trim().length >= MIN_LETTERS;
  const isLoading = isAsked && (query !== typed.trim() || found.isFetching);
  if (!isAsked) return { entries: [], search: undefined, isLoading: false, error: null };

  const named = (name: string) => rank([{ id: '', label: name, group: '' }], typed, []).length > 0;
  const data = found.data;
  const entries: Entry[] = [
    ...tags
      .filter(({ name }) => named(name))
      .map(({ key, name }) => ({
        id: `inbox.${key}`,
        label: name,
        group: text.inboxes,
        Icon: Inbox,
        run: () => void navigate({ to: '/mail', search: { tag: name } as object }),
      })),
    ...(data?.labels ?? [])
      .filter(({ name }) => named(name))
      .map(({ id, name }) => ({
        id: `label.${id}`,
        label: name,
        group: text.labels,
        Icon: Tag,
        run: () => void navigate({ to: '/mail', search: { label: id } as object }),
      })),
    ...(data?.contacts ?? []).map(({ id, name, address }) => ({
      id: `contact.${id}`,
      label: name || address,
      detail: address,
      group: text.contacts,
      words: address,
      Icon: User,
      run: () => void navigate({ to: '/contacts/$id', params: { id: String(id) } }),
    })),
    ...(data?.conversations ?? []).map(({ id, subject, participants, last_message }) => ({
      id: `conversation.${id}`,
      label: subject || text.noSubject,
      detail: `${participants[0]?.name || participants[0]?.address || last_message.to_address} · ${format.short(last_message.received_at)}`,
      group: text.conversations,
      Icon: Mail,
      run: () => void navigate({ to: '/mail/$id', params: { id } }),
    })),
    ...(data?.events ?? [])
      .filter(({ title }) => named(title))
      .slice(0, MOST_EACH)
      .map(({ event_id, recurrence_id, title, start }) => ({
        id: `event.${event_id}.${recurrence_id ?? ''}`,
        label: title,
        detail: format.short(start),
        group: text.events,
        Icon: CalendarDays,
        run: () =>
          void navigate({
            to: '/calendar',
            search: {
              event: event_id,
              ...(recurrence_id && { at: recurrence_id }),
              date: start.slice(0, 10),
            } as object,
          }),
      })),
  ].map((entry) => ({ ...entry, isData: true }));
  /** Comes after everything else. */
  const search: Entry = {
    id: 'search-mail',
    label: text.searchMail(typed.trim()),
    group: text.mail,
    isData: true,
    Icon: Search,
    run: () => void navigate({ to: '/mail', search: { q: typed.trim() } as object }),
  };
  return { entries, search, isLoading, error: found.error };
}

async function find(query: string, signal: AbortSignal) {
  const now = Date.now();
  const params = {
    q: query,
    state: 'all' as const,
    limit: MOST_EACH,
    fields: 'id,subject,participants,last_message',
  };
  const [conversations, contacts, labels, events] = await Promise.all([
    client
      .GET('/api/threads', { params: { query: params }, signal })
      .then(dataOf)
      // Words that are no search are the beginning of one, or of a command.
      .catch((error: unknown) => {
        if (error instanceof Problem && error.of('q')) return [];
        throw error;
      }),
    client
      .GET('/api/contacts', { params: { query: { search: query, limit: MOST_EACH } }, signal })
      .then(dataOf),
    client.GET('/api/labels', { signal }).then(dataOf),
    client
      .GET('/api/calendar/events', {
        params: {
          query: {
            from: new Date(now - DAYS_BACK * DAY_MS).toISOString(),
            to: new Date(now + DAYS_AHEAD * DAY_MS).toISOString(),
            limit: MOST_EVENTS,
          },
        },
        signal,
      })
      .then(dataOf),
  ]);
  return { conversations, contacts, labels, events };
}
