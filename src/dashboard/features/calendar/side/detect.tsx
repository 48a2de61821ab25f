import { useQuery } from '@tanstack/react-query';
import { CalendarSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { opening } from '../../../lib/opening.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chooser } from '../../../ui/chooser.tsx';
import { useTimezone } from '../../session/index.ts';

/** The delay after the last keystroke. */
const WAIT_MS = 200;
const MOST = 20;

/** Detects meetings in the newest mail of a conversation that one finds by its words. */
export function Detect() {
  const text = useText(calendarText);
  const [isAsked, setAsked] = useState(false);
  const ask = useAct({
    run: async (email_id: number) =>
      dataOf(await client.POST('/api/calendar/detect', { body: { email_id } })).suggestions.length,
    touches: ['suggestion'],
    said: (_id, count) => text.detected(count),
  });
  return (
    <>
      <Button
        isBusy={ask.isBusy}
        className="justify-self-start"
        onClick={() => {
          opening('choice');
          setAsked(true);
        }}
      >
        <CalendarSearch aria-hidden size={16} />
        {text.detect}
      </Button>
      {isAsked && <MailChooser onPick={(id) => void ask.act(id)} onClose={() => setAsked(false)} />}
    </>
  );
}

function MailChooser({ onPick, onClose }: { onPick: (id: number) => void; onClose: () => void }) {
  const text = useText(calendarText);
  const format = useFormat(useTimezone());
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    queryKey: ['mail with meetings', search],
    queryFn: async ({ signal }) => {
      const query = {
        state: 'all' as const,
        limit: MOST,
        fields: 'id,subject,last_message',
        ...(search && { search }),
      };
      return dataOf(await client.GET('/api/threads', { params: { query }, signal }));
    },
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const isFound = typed.trim() === search && !found.isFetching;
  return (
    <Chooser
      title={text.detect}
      hint={text.detectHint}
      empty={isFound ? text.detectNone : text.detectSearching}
      onType={setTyped}
      onClose={onClose}
      options={() =>
        (found.data ?? []).map(({ subject, last_message: last }) => ({
          id: String(last.id),
          label: subject || last.from_address,
          note: last.from_name || last.from_address,
          detail: format.short(last.received_at),
          isFixed: isFound,
        }))
      }
      onPick={(id) => {
        onClose();
        onPick(Number(id));
      }}
    />
  );
}
