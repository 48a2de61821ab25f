import type { Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { studioText } from '../../../lib/text/studio/studio.ts';
import { FormDialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/fields/field.tsx';

interface Props {
  /** Undefined for a new one. */
  milestone: Schemas['Milestone'] | undefined;
  onSave: (threshold: number) => Promise<void>;
  onClose: () => void;
}

/** Asks for a number of subscribers. */
export function ThresholdDialog({ milestone, onSave, onClose }: Props) {
  const text = useText(studioText);
  const common = useText(commonText);
  const format = useFormat();
  return (
    <FormDialog
      title={milestone ? text.editThreshold(format.number(milestone.threshold)) : text.addThreshold}
      submit={milestone ? common.save : common.add}
      onSubmit={(form) => onSave(Number(form.get('threshold')))}
      onClose={onClose}
    >
      <Field
        label={text.count}
        name="threshold"
        type="number"
        min={1}
        max={1_000_000_000}
        step={1}
        required
        defaultValue={milestone?.threshold}
      />
    </FormDialog>
  );
}
