import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { webhooksText } from '../../../lib/text/settings/work/webhooks.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { EVENT_GROUPS } from './events.ts';

/** Creates or edits a webhook. A new one has a secret, which is shown once. */
export function Edit({
  webhook,
  onClose,
  onSecret,
}: {
  webhook?: Schemas['Webhook'];
  onClose: () => void;
  onSecret?: (made: Schemas['WebhookWithSecret']) => void;
}) {
  const text = useText(webhooksText);
  const common = useText(commonText);
  const problems = useProblems();
  const [isLimited, setLimited] = useState(!!webhook?.events);
  const save = useAct({
    run: async (form: FormData) => {
      const events = form.getAll('event') as Schemas['EventType'][];
      if (isLimited && events.length === 0) throw new Error(text.chooseOne);
      const body = {
        url: textOf(form, 'url'),
        description: textOf(form, 'description'),
        events: isLimited ? events : null,
      };
      if (webhook) {
        const params = { path: { id: webhook.id } };
        await problems.watch(client.PATCH('/api/webhooks/{id}', { params, body }));
      } else {
        onSecret?.(dataOf(await problems.watch(client.POST('/api/webhooks', { body }))));
      }
    },
    touches: ['webhook'],
  });
  return (
    <FormDialog
      title={webhook ? text.editTitle : text.create}
      submit={webhook ? common.save : text.create}
      onSubmit={save.submit}
      onClose={onClose}
      isWide
    >
      <Field
        label={text.url}
        hint={text.urlHint}
        name="url"
        type="url"
        defaultValue={webhook?.url}
        maxLength={2048}
        required
        problem={problems.of('url')}
      />
      <Field
        label={text.description}
        name="description"
        defaultValue={webhook?.description}
        maxLength={500}
        isOptional
        problem={problems.of('description')}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-medium">{text.events}</legend>
        {[false, true].map((limited) => (
          <label key={String(limited)} className="flex min-h-8 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name="limited"
              className="size-4 accent-accent"
              checked={isLimited === limited}
              onChange={() => setLimited(limited)}
            />
            {limited ? text.some : text.every}
          </label>
        ))}
        {isLimited && <Events chosen={webhook?.events ?? []} />}
        {problems.of('events') && <p className="text-danger text-sm">{problems.of('events')}</p>}
      </fieldset>
    </FormDialog>
  );
}

function Events({ chosen }: { chosen: Schemas['EventType'][] }) {
  const text = useText(webhooksText);
  return (
    <div className="grid gap-x-6 gap-y-3 rounded-lg bg-sunk p-3 sm:grid-cols-2">
      {EVENT_GROUPS.map(([group, types]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a cell of a grid everywhere
        <div key={group} role="group" aria-label={text.groups[group]}>
          <p className="text-quiet text-sm">{text.groups[group]}</p>
          {types.map((type) => (
            <label key={type} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                name="event"
                value={type}
                defaultChecked={chosen.includes(type)}
                className="size-4 accent-accent"
              />
              <code className="text-sm">{type}</code>
            </label>
          ))}
        </div>
      ))}
    </div>
  );
}
