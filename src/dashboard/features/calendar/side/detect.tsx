import { type FormEvent, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf } from '../../../api/client.ts';
import { Problem } from '../../../lib/problem.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

/** Detects meetings in one mail, given by its Herald URL or its id. */
export function Detect() {
  const text = useText(calendarText);
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const ask = useAct({
    run: async (email_id: number) =>
      dataOf(await client.POST('/api/calendar/detect', { body: { email_id } }))!,
    touches: ['suggestion'],
  });
  async function detect(event: FormEvent) {
    event.preventDefault();
    const id = Number(/(\d+)\/?(?:[?#].*)?$/.exec(mail.trim())?.[1]);
    setSaid('');
    if (!id) return setProblem(text.detectHint);
    setProblem(undefined);
    try {
      const { suggestions } = await ask.submit(id);
      setSaid(text.detected(suggestions.length));
      setMail('');
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error));
    }
  }
  return (
    <form onSubmit={detect} className="grid gap-2">
      <div className="flex items-start gap-2">
        <Field
          label={text.detect}
          hint={problem ? undefined : text.detectHint}
          problem={problem}
          value={mail}
          required
          className="min-w-0 flex-1"
          onChange={({ target }) => setMail(target.value)}
        />
        <Button type="submit" isBusy={ask.isBusy} className="mt-6">
          {text.search}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </form>
  );
}
