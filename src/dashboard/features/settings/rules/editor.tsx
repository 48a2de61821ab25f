import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Check, Field } from '../../../ui/fields/field.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { useProblems } from '../parts/change.ts';
import { Actions } from './actions.tsx';
import { Back } from './back.tsx';
import { Conditions } from './conditions.tsx';
import { type Draft, draftOf, isFinished, newDraft, type Rule } from './draft.ts';
import { Preview } from './preview.tsx';

const route = getRouteApi('/_app/settings/(work)/rules');

/** A rule as sentences to fill in, with a preview of its effects. */
export function Editor({ rule }: { rule?: Rule }) {
  const text = useText(rulesText);
  const navigate = route.useNavigate();
  const problems = useProblems();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => (rule ? draftOf(rule) : newDraft()));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  useCommands([
    {
      id: 'rules.save',
      label: text.save,
      group: text.title,
      keys: 'mod+Enter',
      run: () => form.current?.requestSubmit(),
    },
  ]);

  const saving = useAct({
    async run() {
      const params = rule && { path: { id: rule.id } };
      await problems.watch(
        params
          ? client.PATCH('/api/rules/{id}', { params, body: draft })
          : client.POST('/api/rules', { body: { ...draft, is_enabled: true } }),
      );
    },
    touches: ['rule'],
    said: text.saved,
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (!isFinished(draft)) {
      setError(new Error(text.unfinished));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await saving.submit();
      await navigate({ search: {} });
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }
  return (
    <Back isForm>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title={rule ? text.editTitle : text.newTitle}>
          <Card>
            <form ref={form} onSubmit={save} className="grid gap-6">
              <Field
                label={text.name}
                hint={text.nameHint}
                value={draft.name}
                onChange={({ target }) => set({ name: target.value })}
                maxLength={100}
                required
                problem={problems.of('name')}
              />
              <Conditions
                match={draft.match}
                conditions={draft.conditions}
                problemOf={problems.of}
                onChange={set}
              />
              <Actions actions={draft.actions} problemOf={problems.of} onChange={set} />
              <Check
                label={text.stop}
                hint={text.stopHint}
                checked={draft.stop}
                onChange={({ target }) => set({ stop: target.checked })}
              />
              {error !== undefined && <Failure error={error} />}
              <div>
                <Button type="submit" kind="primary" keys="mod+Enter" isBusy={isBusy}>
                  {text.save}
                </Button>
              </div>
            </form>
          </Card>
        </Section>
        <Preview draft={draft} />
      </div>
    </Back>
  );
}
