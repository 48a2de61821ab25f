import { useNavigate } from '@tanstack/react-router';
import { MoreHorizontal, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Dot } from '../../../ui/label.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SortableRow } from '../parts/order/sortable.tsx';
import { DeleteTag } from './delete-tag.tsx';
import { inWords } from './in-words.ts';
import { TagForm } from './tag-form.tsx';

interface Props {
  tag: Schemas['OrganizationTag'];
  tags: Schemas['OrganizationTag'][];
  /** Its inboxes, also those that are switched off. */
  inboxes: Schemas['Inbox'][];
  /** From 0. */
  place: number;
  mayChange: boolean;
  onMove: (to: number) => void;
}

/** A tag with its color, inbox, number of emails and actions. */
export function TagRow({ tag, tags, inboxes, place, mayChange, onMove }: Props) {
  const text = useText(tagsText);
  const common = useText(commonText);
  const { number } = useFormat();
  const navigate = useNavigate();
  const [asks, setAsks] = useState<'edit' | 'delete'>();
  const { id, name, color, counts, is_built_in, is_hidden } = tag;
  const close = () => setAsks(undefined);
  const held = inboxes.map(({ email_address, is_active }) =>
    is_active ? email_address : text.off(email_address),
  );
  const hasInbox = inboxes[0] && text.hasInbox(inboxes[0].email_address);

  const setHidden = useAct({
    async run(isHidden: boolean) {
      try {
        await client.PATCH('/api/tags/{id}', { params: { path: { id } }, body: { is_hidden: isHidden } });
      } catch (error) {
        throw new Error(inWords(error, text.problems));
      }
    },
    touches: ['settings'],
    said: (isHidden) => (isHidden ? text.isHidden(name) : text.isShown(name)),
  });
  return (
    <SortableRow
      id={id}
      handle={text.handle(name, place + 1)}
      mayMove={mayChange}
      onStep={(by) => onMove(place + by)}
    >
      {(handle) => (
        <>
          <div className="flex items-center gap-2 py-2 ps-2 pe-4">
            {handle ?? <span className="w-2" />}
            <Dot color={color} />
            <div className="min-w-0 grow ps-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                <span dir="auto" className={`[overflow-wrap:anywhere] ${is_hidden ? 'text-quiet' : ''}`}>
                  {name}
                </span>
                {is_hidden && <Badge>{text.hidden}</Badge>}
              </p>
              <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
                <span className="[overflow-wrap:anywhere]">{held.join(', ') || text.noInbox}</span>
                <span>
                  {text.emails(counts.emails, number(counts.emails))}
                  {counts.unread > 0 && ` · ${text.unread(number(counts.unread))}`}
                </span>
              </p>
            </div>
            {mayChange && (
              <IconButton
                label={text.editLabel(name)}
                onClick={() => setAsks('edit')}
                className="max-sm:hidden"
              >
                <Pencil aria-hidden size={16} />
              </IconButton>
            )}
            <Menu
              label={text.more(name)}
              hideLabel
              icon={<MoreHorizontal aria-hidden size={16} />}
              items={[
                {
                  label: text.showMail,
                  onChoose: () => void navigate({ to: '/mail', search: { tag: name } }),
                },
                ...(mayChange
                  ? [
                      { label: text.edit, onChoose: () => setAsks('edit') },
                      ...(place > 0 ? [{ label: text.up, onChoose: () => onMove(place - 1) }] : []),
                      ...(place < tags.length - 1
                        ? [{ label: text.down, onChoose: () => onMove(place + 1) }]
                        : []),
                      is_hidden
                        ? { label: text.unhide, onChoose: () => void setHidden.act(false) }
                        : is_built_in
                          ? {
                              label: text.hide,
                              disabled: hasInbox ?? (counts.emails > 0 ? text.hasMail : undefined),
                              onChoose: () => void setHidden.act(true),
                            }
                          : {
                              label: common.delete,
                              isDanger: true,
                              disabled: hasInbox,
                              onChoose: () => setAsks('delete'),
                            },
                    ]
                  : []),
              ]}
            />
          </div>
          {asks === 'edit' && (
            <div className="px-4 pt-1 pb-4 sm:ps-12">
              <TagForm tag={tag} tags={tags} onClose={close} />
            </div>
          )}
          {asks === 'delete' && <DeleteTag tag={tag} tags={tags} onClose={close} />}
        </>
      )}
    </SortableRow>
  );
}
