import { Check, Minus, Plus } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { client, dataOf, type Schemas } from '../../../api/client.ts';
import { nextColor } from '../../../lib/label-colors.ts';
import { useText } from '../../../lib/text/language.tsx';
import { askText } from '../../../lib/text/mail/ask.ts';
import { Chooser, type Option } from '../../../ui/chooser.tsx';
import { Dot } from '../../../ui/label.tsx';
import type { AskProps } from '../actions/context.ts';
import { useLabels } from '../labels.ts';

const NEW = 'new';

/** Selects the labels of conversations. Enter sets one and closes; clicks set several. */
export function AskLabels({ of, actions, onClose }: AskProps) {
  const text = useText(askText);
  const labels = useLabels();

  const countOf = (id: number) => of.filter(({ label_ids }) => label_ids.includes(id)).length;
  function toggle({ id, name }: Schemas['Label']) {
    const changing = of.filter(({ label_ids }) => !label_ids.includes(id));
    if (changing.length > 0) {
      actions.change(changing, { add_label_ids: [id] }, text.labelled(name, changing.length));
    } else {
      actions.change(of, { remove_label_ids: [id] }, text.unlabelled(name, of.length));
    }
  }
  const create = useAct({
    run: async (name: string) =>
      dataOf(await client.POST('/api/labels', { body: { name, color: nextColor(labels) } })),
    touches: ['label'],
    failed: text.labelFailed,
  });
  const toOption = (label: Schemas['Label']): Option => {
    const count = countOf(label.id);
    const isOn = count === of.length ? true : count > 0 ? 'mixed' : false;
    const Icon = isOn === 'mixed' ? Minus : Check;
    return {
      id: String(label.id),
      label: label.name,
      icon: <Icon aria-hidden size={16} className={isOn ? '' : 'invisible'} />,
      detail: <Dot color={label.color} />,
      isOn,
    };
  };
  return (
    <Chooser
      title={text.labels}
      hint={text.labelsHint}
      empty={text.noLabels}
      onClose={onClose}
      options={(typed) => {
        const isNew = typed && !labels.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
        const icon = <Plus aria-hidden size={16} />;
        return [
          ...labels.map(toOption),
          ...(isNew ? [{ id: `${NEW}${typed}`, label: text.create(typed), icon, isFixed: true }] : []),
        ];
      }}
      onPick={(id, isPointer) => {
        const label = labels.find((each) => String(each.id) === id);
        if (!isPointer || !label) onClose();
        if (label) toggle(label);
        else void create.act(id.slice(NEW.length)).then((made) => made && toggle(made));
      }}
    />
  );
}
