import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { navText } from '../../../lib/text/mail/nav.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Check, Field } from '../../../ui/fields/field.tsx';
import type { MailSearch } from '../search.ts';
import { filtersOf } from './lists.ts';

type View = Schemas['View'];

const readForm = (form: FormData) => ({ name: String(form.get('name')), is_shared: form.has('shared') });

/** Asks for the name of a list, and saves it as a view. */
export function SaveView({ search, onClose }: { search: MailSearch; onClose: () => void }) {
  const text = useText(navText);
  const save = useAct({
    run: (form: FormData) =>
      client.POST('/api/views', {
        body: { ...readForm(form), filters: filtersOf(search), sort: 'newest', order: 0 },
      }),
    touches: ['view'],
    said: (form) => text.saved(readForm(form).name),
  });
  return <ViewDialog title={text.saveView} onSubmit={save.submit} onClose={onClose} />;
}

/** Changes the name of a view, and who has it. */
export function ChangeView({ view, onClose }: { view: View; onClose: () => void }) {
  const text = useText(navText);
  const change = useAct({
    run: (form: FormData) =>
      client.PATCH('/api/views/{id}', { params: { path: { id: view.id } }, body: readForm(form) }),
    touches: ['view'],
    said: (form) => text.saved(readForm(form).name),
  });
  return (
    <ViewDialog title={text.changeView(view.name)} view={view} onSubmit={change.submit} onClose={onClose} />
  );
}

interface Props {
  title: string;
  view?: View;
  onSubmit: (form: FormData) => Promise<unknown>;
  onClose: () => void;
}

function ViewDialog({ title, view, onSubmit, onClose }: Props) {
  const text = useText(navText);
  const common = useText(commonText);
  return (
    <FormDialog title={title} submit={common.save} onSubmit={onSubmit} onClose={onClose}>
      <Field label={text.viewName} name="name" maxLength={60} defaultValue={view?.name} required />
      <Check name="shared" label={text.share} defaultChecked={view?.is_shared} />
    </FormDialog>
  );
}
