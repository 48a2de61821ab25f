import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { navText } from '../../../lib/text/mail/nav.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Check, Field } from '../../../ui/fields/field.tsx';
import type { MailSearch } from '../search.ts';
import { filtersOf } from './lists.ts';

/** Asks for the name of a list, and saves it as a view. */
export function SaveView({ search, onClose }: { search: MailSearch; onClose: () => void }) {
  const text = useText(navText);
  const common = useText(commonText);
  const save = useAct({
    async run(form: FormData) {
      const name = String(form.get('name'));
      const isShared = form.has('shared');
      await client.POST('/api/views', {
        body: { name, filters: filtersOf(search), is_shared: isShared, sort: 'newest', order: 0 },
      });
    },
    touches: ['view'],
    said: (form) => text.saved(String(form.get('name'))),
  });
  return (
    <FormDialog title={text.saveView} submit={common.save} onSubmit={save.submit} onClose={onClose}>
      <Field label={text.viewName} name="name" maxLength={60} required />
      <Check name="shared" label={text.share} />
    </FormDialog>
  );
}
