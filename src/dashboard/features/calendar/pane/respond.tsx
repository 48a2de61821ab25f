import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Field } from '../../../ui/fields/field.tsx';
import { useKept } from '../../session/index.ts';
import { type CalendarEvent, keyOf, type Occurrence } from '../data/events.ts';

const ANSWERS = [
  ['accepted', 'accept', 'y'],
  ['tentative', 'tentative', 'm'],
  ['declined', 'decline', 'n'],
] as const;
type Answer = (typeof ANSWERS)[number][0];

/** Responds to an invitation: the organizer gets an email. */
export function Respond({
  event,
  at,
  answer,
}: {
  event: CalendarEvent;
  at: string | undefined;
  answer: NonNullable<Occurrence['my_response']>;
}) {
  const text = useText(calendarText);
  const [comment, setComment, clearComment] = useKept(`answer:${event.id}`, '');
  const [isOne, setOne] = useState(false);

  const recurrence_id = isOne ? at : undefined;
  const respond = useAct({
    async run(response: Answer) {
      await client.POST('/api/calendar/events/{id}/respond', {
        params: { path: { id: event.id } },
        body: {
          response,
          ...(recurrence_id && { recurrence_id }),
          ...(comment.trim() && { comment: comment.trim() }),
        },
      });
      clearComment();
    },
    show(patch, response) {
      const isMeant = (each: Occurrence) =>
        recurrence_id ? keyOf(each) === `${event.id}/${recurrence_id}` : each.event_id === event.id;
      patch('/api/calendar/events', (data: unknown) =>
        Array.isArray(data)
          ? data.map((each) => (isMeant(each) ? { ...each, my_response: response } : each))
          : data,
      );
    },
    touches: ['event'],
    failed: text.answerFailed,
    said: (response) => text.answered(text.answers[response]),
  });

  useCommands(
    ANSWERS.map(([response, name, keys]) => ({
      id: `event.${name}`,
      label: text[name],
      group: text.event,
      keys,
      run: () => void respond.act(response),
    })),
  );

  return (
    <section aria-label={text.answer} className="grid gap-2 rounded-lg border border-line bg-side p-3">
      {event.organizer && (
        <p className="truncate text-quiet text-sm">
          {text.invitedBy(event.organizer.name || event.organizer.email)}
        </p>
      )}
      <div className="grid grid-cols-3 gap-1.5">
        {ANSWERS.map(([response, name, keys]) => (
          <Button
            key={response}
            aria-pressed={answer === response}
            keys={keys}
            onClick={() => void respond.act(response)}
            className="px-1! aria-pressed:border-accent aria-pressed:bg-chosen"
          >
            {text[name]}
          </Button>
        ))}
      </div>
      {at && (
        <Choice
          label={text.answerScope}
          value={isOne ? 'one' : 'all'}
          onChange={({ target }) => setOne(target.value === 'one')}
          options={[
            ['all', text.answerAll],
            ['one', text.answerOne],
          ]}
        />
      )}
      <Field
        label={text.comment}
        isOptional
        value={comment}
        maxLength={2000}
        onChange={({ target }) => setComment(target.value)}
      />
    </section>
  );
}
