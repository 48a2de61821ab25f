import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { nextColor } from '../../../lib/label-colors.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { labelsText } from '../../../lib/text/settings/work/labels.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Label } from '../../../ui/label.tsx';
import { textOf, useProblems } from '../parts/change.ts';
import { Colors } from '../parts/colors.tsx';

/** Creates or edits a label. */
export function EditLabel({
  label,
  labels,
  onSaved,
  onClose,
}: {
  label: Schemas['Label'] | undefined;
  labels: Schemas['Label'][];
  onSaved?: (label: Schemas['Label']) => void;
  onClose: () => void;
}) {
  const text = useText(labelsText);
  const common = useText(commonText);
  const problems = useProblems();
  const [name, setName] = useState(label?.name ?? '');
  const [color, setColor] = useState(() => label?.color ?? nextColor(labels));
  const save = useAct({
    run: async (form: FormData) => {
      const body = { name: textOf(form, 'name'), color };
      const saved = await problems.watch(
        label
          ? client.PATCH('/api/labels/{id}', { params: { path: { id: label.id } }, body })
          : client.POST('/api/labels', { body }),
      );
      onSaved?.(dataOf(saved));
    },
    touches: ['label'],
  });
  return (
    <FormDialog
      title={label ? text.editTitle : text.create}
      submit={label ? common.save : text.create}
      onSubmit={save.submit}
      onClose={onClose}
    >
      <Field
        label={text.name}
        name="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={50}
        required
        problem={problems.of('name')}
      />
      <Colors color={color} onChange={setColor} problem={problems.of('color')} />
      <p className="flex items-center gap-2 text-quiet text-sm">
        {text.preview} <Label name={name.trim() || text.name} color={color} />
      </p>
    </FormDialog>
  );
}
