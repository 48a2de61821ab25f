import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { organizationText } from '../../../lib/text/settings/team/organization.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { useProblems } from '../parts/change.ts';
import { slugOf } from './slug.ts';

/** Creates an organization; its slug follows the name until it is edited. */
export function Create({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const text = useText(organizationText);
  const problems = useProblems();
  const [name, setName] = useState('');
  const [slug, setSlug] = useState<string>();
  const shown = slug ?? slugOf(name);
  const create = useAct({
    run: async () => {
      const body = { name: name.trim(), slug: shown };
      await problems.watch(client.POST('/api/auth/organization/create', { body }));
      onCreated();
    },
    touches: [],
  });
  return (
    <FormDialog title={text.createTitle} submit={text.createTitle} onSubmit={create.submit} onClose={onClose}>
      <p>{text.createLead}</p>
      <Field
        label={text.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={200}
        required
        problem={problems.of('name')}
      />
      <Field
        label={text.slug}
        hint={text.slugHint}
        value={shown}
        onChange={({ target }) => setSlug(target.value)}
        maxLength={64}
        pattern="[a-z0-9]+(-[a-z0-9]+)*"
        required
        problem={problems.of('slug')}
      />
    </FormDialog>
  );
}
