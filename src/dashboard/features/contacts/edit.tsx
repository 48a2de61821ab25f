import { Plus, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/act.ts';
import { client, type Schemas } from '../../api/client.ts';
import { newId } from '../../api/new-id.ts';
import { commonText } from '../../lib/text/common.ts';
import { contactsText } from '../../lib/text/contacts.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextArea } from '../../ui/fields/field.tsx';
import { Section } from '../../ui/page/page.tsx';

const MOST_FIELDS = 20;

type Contact = Schemas['Contact'];
type Change = Pick<Contact, 'notes' | 'company' | 'fields'> & { name?: string };

/** What members know about a contact, to be changed. */
export function EditContact({ contact }: { contact: Contact }) {
  const text = useText(contactsText);
  const common = useText(commonText);
  const save = useAct({
    run: (body: Change) => client.PATCH('/api/contacts/{id}', { params: { path: { id: contact.id } }, body }),
    touches: ['contact'],
    failed: text.notSaved,
    said: text.saved,
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => String(form.get(name)).trim();
    const values = form.getAll('fieldValue');
    const fields = form
      .getAll('fieldName')
      .map((name, i) => ({ name: String(name), value: String(values[i]) }));
    const name = textOf('name');
    void save.act({
      notes: String(form.get('notes')),
      company: textOf('company') || null,
      fields,
      ...(name !== contact.name && { name }),
    });
  }
  return (
    <Section title={text.details}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={text.name}
          hint={text.nameHint}
          name="name"
          defaultValue={contact.name}
          maxLength={200}
        />
        <Field label={text.company} name="company" defaultValue={contact.company ?? ''} maxLength={200} />
        <OwnFields fields={contact.fields} />
        <TextArea
          label={text.notes}
          hint={text.notesHint}
          name="notes"
          defaultValue={contact.notes}
          maxLength={10_000}
        />
        <div>
          <Button type="submit" kind="primary" isBusy={save.isBusy}>
            {common.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function OwnFields({ fields }: Pick<Contact, 'fields'>) {
  const text = useText(contactsText);
  const [rows, setRows] = useState(() => fields.map((field) => ({ ...field, key: newId() })));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-medium">{text.fields}</legend>
      {rows.map(({ key, name, value }, i) => (
        <fieldset key={key} aria-label={text.fieldOf(i + 1)} className="flex items-end gap-2">
          <Field
            label={text.fieldName}
            name="fieldName"
            defaultValue={name}
            maxLength={60}
            pattern=".*\S.*"
            required
            className="min-w-0 flex-1"
          />
          <Field
            label={text.fieldValue}
            name="fieldValue"
            defaultValue={value}
            maxLength={500}
            pattern=".*\S.*"
            required
            className="min-w-0 flex-1"
          />
          <IconButton
            label={text.removeField(name)}
            onClick={() => setRows(rows.filter((row) => row.key !== key))}
          >
            <X aria-hidden size={16} />
          </IconButton>
        </fieldset>
      ))}
      {rows.length < MOST_FIELDS && (
        <div>
          <Button onClick={() => setRows([...rows, { key: newId(), name: '', value: '' }])}>
            <Plus aria-hidden size={16} />
            {text.addField}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
