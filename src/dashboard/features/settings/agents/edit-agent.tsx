import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { agentsText } from '../../../lib/text/agents/agents.ts';
import { agentSettingsText } from '../../../lib/text/agents/settings.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { HandsFields, handsOf, InboxFields, inboxesOf } from '../../agents/index.ts';
import { textOf, useProblems } from '../parts/change.ts';

const BUDGETS = ['calls', 'rows', 'sends', 'tokens'] as const;

/** Changes what an agent may do: its name here, inboxes, hands and budget. */
export function EditAgent({ agent, onClose }: { agent: Schemas['AgentConnection']; onClose: () => void }) {
  const text = useText(agentSettingsText);
  const words = useText(agentsText);
  const common = useText(commonText);
  const problems = useProblems();
  const inboxes = api.useQuery('get', '/api/inboxes');
  const save = useAct({
    run: async (form: FormData) => {
      const chosen = inboxes.data ? inboxesOf(form) : agent.inbox_ids;
      if (chosen?.length === 0) throw new Error(words.chooseInbox);
      const body = {
        name: textOf(form, 'name'),
        inbox_ids: chosen,
        hands: handsOf(form),
        budget: Object.fromEntries(
          BUDGETS.map((kind) => [kind, Number(form.get(kind))]),
        ) as Schemas['AgentBudget'],
      };
      const params = { path: { id: agent.id } };
      await problems.watch(client.PATCH('/api/agents/connections/{id}', { params, body }));
    },
    touches: ['agent'],
    said: text.saved,
  });
  return (
    <FormDialog
      title={text.changeTitle(agent.name)}
      submit={common.save}
      onSubmit={save.submit}
      onClose={onClose}
      isWide
    >
      <Field
        label={text.name}
        name="name"
        defaultValue={agent.name}
        maxLength={100}
        required
        problem={problems.of('name')}
      />
      <HandsFields hands={agent.hands} />
      {inboxes.data && <InboxFields inboxes={inboxes.data} chosen={agent.inbox_ids} />}
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{text.budget}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {BUDGETS.map((kind) => (
            <Field
              key={kind}
              label={text.budgets[kind]}
              name={kind}
              type="number"
              min={0}
              max={10_000_000}
              defaultValue={agent.budget[kind]}
              required
              problem={problems.of(`budget.${kind}`)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
