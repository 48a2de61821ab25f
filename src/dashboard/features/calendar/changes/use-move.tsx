import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { sayFailure } from '../../../lib/toasts.ts';
import { fetchEvent, keyOf, type Occurrence } from '../data/events.ts';
import type { Times } from '../time/change.ts';
import { type Answer, ChangeDialog, type Question } from './change-dialog.tsx';

/** Key presses in quick succession count as one change. */
const QUIET_MS = 500;

interface Pending {
  /** The occurrence before the first change. */
  before: Occurrence;
  times: Times;
  timer: ReturnType<typeof setTimeout>;
}

interface Move {
  before: Occurrence;
  times: Times;
  answer: Answer;
}

/**
 * Moves occurrences optimistically, then through the API, and rolls back if it refuses. `shown` applies pending moves
 * to the API's data, however often that is refetched meanwhile. Also returns its dialog.
 */
export function useMove() {
  const text = useText(calendarText);
  const queries = useQueryClient();
  const pending = useRef(new Map<string, Pending>());
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Times>>(new Map());
  const [question, setQuestion] = useState<(Question & { resolve: (answer: Answer | null) => void }) | null>(
    null,
  );

  /** Shows the API's data again, unless the occurrence has moved again. */
  const settle = (key: string, times: Times) =>
    setUnderWay((all) => (all.get(key) === times ? new Map([...all].filter(([each]) => each !== key)) : all));

  const store = useAct({
    run: ({ before, times, answer }: Move) =>
      client.PATCH('/api/calendar/events/{id}', {
        params: {
          path: { id: before.event_id },
          query: {
            scope: answer.scope,
            ...(before.recurrence_id && { recurrence_id: before.recurrence_id }),
          },
        },
        body: { ...times, notify: answer.notify },
      }),
    touches: ['event'],
    failed: text.moveFailed,
    said: text.moved,
    canUndo: ({ before, answer }) => before.recurrence_id === null || answer.scope === 'one',
    undo: ({ before, times, answer }) =>
      void store.quietly({
        before: { ...before, ...times },
        times: { start: before.start, end: before.end },
        answer,
      }),
  });

  async function send(key: string) {
    const { before, times } = pending.current.get(key)!;
    pending.current.delete(key);
    try {
      const event = await fetchEvent(queries, before.event_id);
      const people = event.attendees.filter(({ email }) => email !== event.organizer?.email).length;
      const isSeries = before.recurrence_id !== null;
      let answer: Answer | null = { scope: 'all', notify: true };
      if (isSeries || people > 0) {
        answer = await new Promise<Answer | null>((resolve) => {
          setQuestion({ title: text.changeTitle(before.title), isSeries, people, resolve });
        });
        setQuestion(null);
      }
      if (answer) await store.act({ before, times, answer });
    } catch (error) {
      sayFailure(error, text.moveFailed);
    }
    settle(key, times);
  }

  function move(occurrence: Occurrence, times: Times) {
    const key = keyOf(occurrence);
    const earlier = pending.current.get(key);
    clearTimeout(earlier?.timer);
    const timer = setTimeout(() => void send(key), QUIET_MS);
    pending.current.set(key, { before: earlier?.before ?? occurrence, times, timer });
    setUnderWay((all) => new Map(all).set(key, times));
  }

  const shown = (occurrences: Occurrence[]) =>
    underWay.size === 0
      ? occurrences
      : occurrences.map((each) => ({ ...each, ...underWay.get(keyOf(each)) }));

  const dialog = question && <ChangeDialog {...question} onAnswer={question.resolve} />;
  return { move, shown, dialog };
}
