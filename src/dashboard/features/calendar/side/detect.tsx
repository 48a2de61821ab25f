import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client, dataOf } from '../../../api/client.ts';
import { refresh } from '../../../api/patch.ts';
import { Problem } from '../../../lib/problem.ts';
import { calendarText } from '../../../lib/text/calendar.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';

/** Detects meetings in one mail, given by its Herald URL or its id. */
export function Detect() {
  const text = useText(calendarText);
  const queries = useQueryClient();
  const [mail, setMail] = useState('');
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function detect(event: FormEvent) {
    event.preventDefault();
    const id = Number(/(\d+)\/?(?:[?#].*)?$/.exec(mail.trim())?.[1]);
    setSaid('');
    if (!id) return setProblem(text.detectHint);
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = dataOf(await client.POST('/api/calendar/detect', { body: { email_id: id } }))!;
      setSaid(text.detected(answer.suggestions.length));
      setMail('');
      await refresh(queries, '/api/calendar/suggestions');
    } catch (error) {
      setProblem(error instanceof Problem ? error.message : String(error));
    }
    setBusy(false);
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
        <Button type="submit" isBusy={isBusy} className="mt-6">
          {text.search}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </form>
  );
}
