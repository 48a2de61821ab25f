import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTagChoice } from '../../../api/tags.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { tasksText } from '../../../lib/text/tasks/tasks.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Choice, Field, TextArea } from '../../../ui/fields/field.tsx';
import { useColleagues } from '../../session/index.ts';
import { unknownVariable, VARIABLES } from '../auto-reply/template.ts';
import { EditLabel } from '../labels/edit-label.tsx';
import { FIELDS, PART, Problem } from './conditions.tsx';
import { type Action, type ActionType, actionOf, assignedTo, type Draft, MOST_PARTS } from './draft.ts';
import { Turns } from './turns.tsx';
import { useLabels, useWebhooks, webhookLabel } from './words.ts';

interface Props {
  actions: Action[];
  problemOf: (path: string) => string | undefined;
  onChange: (change: Partial<Draft>) => void;
}

/** The actions of a rule, one per line. Each type occurs once, except labels and specific webhooks. */
export function Actions({ actions, problemOf, onChange }: Props) {
  const text = useText(rulesText);
  const types = Object.keys(text.types) as ActionType[];
  const callsAll = (action: Action) => action.type === 'webhook' && action.webhook_id === undefined;
  const isFree = (type: ActionType) =>
    type === 'label' ||
    !actions.some((action) => action.type === type && (type !== 'webhook' || callsAll(action)));
  const next = types.find(isFree);
  const put = (place: number, action: Action) =>
    onChange({ actions: actions.map((each, i) => (i === place ? action : each)) });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 font-medium">{text.thenLegend}</legend>
      {actions.map((action, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions have no id, and stay in their order
        <div key={place} className="grid gap-1">
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flexible line everywhere */}
          <div role="group" aria-label={text.action(place + 1)} className={PART}>
            <div className="grid min-w-0 grow gap-3">
              <div className={FIELDS}>
                <Choice
                  className="min-w-0 grow"
                  label={text.type}
                  value={action.type}
                  options={types
                    .filter((type) => type === action.type || isFree(type))
                    .map((type) => [type, text.types[type]] as const)}
                  onChange={({ target }) => put(place, actionOf(target.value as ActionType))}
                />
                <Detail action={action} onChange={(changed) => put(place, changed)} />
              </div>
              {action.type === 'reply' && (
                <Reply
                  action={action}
                  problemOf={(field) => problemOf(`actions.${place}.${field}`)}
                  onChange={(changed) => put(place, changed)}
                />
              )}
              {action.type === 'assign' && (
                <Turns action={action} onChange={(changed) => put(place, changed)} />
              )}
              {action.type === 'webhook' && <p className="text-quiet text-sm">{text.webhookHint}</p>}
            </div>
            <IconButton
              label={text.removeAction(place + 1)}
              disabled={actions.length === 1}
              onClick={() => onChange({ actions: actions.filter((_, i) => i !== place) })}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </div>
          <Problem
            text={
              problemOf(`actions.${place}`) ??
              problemOf(`actions.${place}.label_id`) ??
              problemOf(`actions.${place}.assignee_id`) ??
              problemOf(`actions.${place}.turns`) ??
              problemOf(`actions.${place}.webhook_id`)
            }
          />
        </div>
      ))}
      {actions.length < MOST_PARTS && next && (
        <div>
          <Button onClick={() => onChange({ actions: [...actions, actionOf(next)] })}>
            <Plus aria-hidden size={16} />
            {text.addAction}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** An existing label, or one that is made here. */
function LabelChoice({ id, onChange }: { id: number | undefined; onChange: (id: number) => void }) {
  const text = useText(rulesText);
  const labels = useLabels();
  const [isNew, setNew] = useState(false);
  return (
    <>
      {labels.length > 0 && (
        <Choice
          className="min-w-0 grow"
          label={text.label}
          value={id || ''}
          options={[['', text.noLabel], ...labels.map(({ id, name }) => [String(id), name] as const)]}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
      <Button kind="quiet" onClick={() => setNew(true)}>
        <Plus aria-hidden size={15} /> {text.newLabel}
      </Button>
      {isNew &&
        // Its form is not part of the rule's form.
        createPortal(
          <EditLabel
            label={undefined}
            labels={labels}
            onSaved={(made) => onChange(made.id)}
            onClose={() => setNew(false)}
          />,
          document.body,
        )}
    </>
  );
}

/** The parameter of an action. */
function Detail({ action, onChange }: { action: Action; onChange: (action: Action) => void }) {
  const text = useText(rulesText);
  const { priority, priorities } = useText(tasksText);
  const tags = useTagChoice(action.type === 'move' ? action.tag : undefined, text.noTag);
  const webhooks = useWebhooks();
  const colleagues = useColleagues();
  switch (action.type) {
    case 'label':
      return <LabelChoice id={action.label_id} onChange={(id) => onChange({ ...action, label_id: id })} />;
    case 'assign':
      return (
        <Choice
          className="min-w-0 grow"
          label={text.assignee}
          value={action.assignee_id || ''}
          options={[
            ['', text.noAssignee],
            ...colleagues.map(({ id, label }) => [String(id), label] as const),
          ]}
          onChange={({ target }) => onChange(assignedTo(action, Number(target.value)))}
        />
      );
    case 'priority':
      return (
        <Choice
          className="min-w-0 grow"
          label={priority}
          value={action.priority}
          options={Object.entries(priorities)}
          onChange={({ target }) => onChange({ ...action, priority: target.value as typeof action.priority })}
        />
      );
    case 'state':
      return (
        <Choice
          className="min-w-0 grow"
          label={text.types.state}
          value={action.state}
          options={Object.entries(text.states)}
          onChange={({ target }) => onChange({ ...action, state: target.value as typeof action.state })}
        />
      );
    case 'move':
      return (
        <Choice
          className="min-w-0 grow"
          label={text.types.move}
          {...tags}
          onChange={({ target }) => onChange({ ...action, tag: target.value })}
        />
      );
    case 'webhook':
      return (
        <Choice
          className="min-w-0 grow"
          label={text.webhook}
          value={action.webhook_id ?? ''}
          options={[
            ['', text.allWebhooks],
            ...webhooks.map((each) => [String(each.id), webhookLabel(each)] as const),
            ...(action.webhook_id === undefined || webhooks.some(({ id }) => id === action.webhook_id)
              ? []
              : [[String(action.webhook_id), text.gone] as const]),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ type: 'webhook', ...(value !== '' && { webhook_id: Number(value) }) })
          }
        />
      );
    case 'reply':
    case 'no_auto_reply':
      return null;
  }
}

type ReplyAction = Extract<Action, { type: 'reply' }>;

/** The template of a reply. */
function Reply({
  action,
  problemOf,
  onChange,
}: {
  action: ReplyAction;
  problemOf: (field: 'subject' | 'body') => string | undefined;
  onChange: (action: ReplyAction) => void;
}) {
  const text = useText(rulesText);
  const whatIsWrong = (field: 'subject' | 'body') => {
    const unknown = unknownVariable(action[field]);
    return unknown === undefined ? problemOf(field) : text.unknownVariable(unknown);
  };
  return (
    <div className="grid gap-3">
      <Field
        label={text.replySubject}
        value={action.subject}
        onChange={({ target }) => onChange({ ...action, subject: target.value })}
        maxLength={500}
        required
        problem={whatIsWrong('subject')}
      />
      <TextArea
        label={text.replyBody}
        hint={text.replyHint(VARIABLES.map((name) => `{{${name}}}`).join('  '))}
        rows={6}
        value={action.body}
        onChange={({ target }) => onChange({ ...action, body: target.value })}
        maxLength={20_000}
        required
        problem={whatIsWrong('body')}
      />
    </div>
  );
}
