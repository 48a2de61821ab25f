import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { client } from '../../../api/client.ts';
import { patch, refresh } from '../../../api/patch.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { say, sayFailure } from '../../../ui/toast.tsx';
import { type Answer, ChangeDialog, type Question } from '../form/change-dialog.tsx';
import type { Times } from '../time/change.ts';
import { fetchEvent, keyOf, type Occurrence } from './events.ts';

const EVENTS = '/api/calendar/events';
const EVENT = '/api/calendar/events/{id}';
/** Keys that follow each other quickly are one change. */
const QUIET_MS = 500;

interface Pending {
  /** As it was before the first change. */
  before: Occurrence;
  times: Times;
  restore: () => void;
  timer: ReturnType<typeof setTimeout>;
}

/** Moves occurrences: at once on the page, then at the API, and back where it refuses. Answers its dialog too. */
export function useMove() {
  const text = useText(calendarText);
  const common = useText(commonText);
  const queries = useQueryClient();
  const pending = useRef(new Map<string, Pending>());
  const [question, setQuestion] = useState<(Question & { resolve: (answer: Answer | null) => void }) | null>(
    null,
  );

  const show = (key: string, times: Times) =>
    patch<unknown>(queries, [EVENTS], (data) => {
      const change = (each: Occurrence) => (keyOf(each) === key ? { ...each, ...times } : each);
      return Array.isArray(data) ? data.map(change) : data;
    });

  const store = (before: Occurrence, times: Times, answer: Answer) =>
    client.PATCH(EVENT, {
      params: {
        path: { id: before.event_id },
        query: {
          scope: answer.scope,
          ...(before.recurrence_id && { recurrence_id: before.recurrence_id }),
        },
      },
      body: { ...times, notify: answer.notify },
    });

  async function send(key: string) {
    const { before, times, restore } = pending.current.get(key)!;
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
      if (!answer) return restore();
      await store(before, times, answer);
      const chosen = answer;
      const canUndo = !isSeries || answer.scope === 'one';
      const back = () =>
        store(before, { start: before.start, end: before.end }, chosen)
          .then(() => refresh(queries, EVENTS, EVENT))
          .catch((error) => sayFailure(error, text.moveFailed));
      say(text.moved, canUndo ? { label: common.undo, run: () => void back() } : undefined);
    } catch (error) {
      restore();
      sayFailure(error, text.moveFailed);
    }
    await refresh(queries, EVENTS, EVENT);
  }

  async function move(occurrence: Occurrence, times: Times) {
    const key = keyOf(occurrence);
    const earlier = pending.current.get(key);
    clearTimeout(earlier?.timer);
    const timer = setTimeout(() => void send(key), QUIET_MS);
    const first: Pending = earlier ?? { before: occurrence, times, restore: () => {}, timer };
    pending.current.set(key, { ...first, times, timer });
    const restore = await show(key, times);
    const now = pending.current.get(key);
    if (now && !earlier) pending.current.set(key, { ...now, restore });
  }

  const dialog = question && <ChangeDialog {...question} onAnswer={question.resolve} />;
  return { move: (occurrence: Occurrence, times: Times) => void move(occurrence, times), dialog };
}
