import { Link } from '@tanstack/react-router';
import { Pencil, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { labelsText } from '../../../lib/text/settings/work/labels.ts';
import { Button, buttonLook, IconButton } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { EditLabel } from './edit-label.tsx';

type LabelOf = Schemas['Label'];
const MOST = 100;

export function LabelsPage() {
  const text = useText(labelsText);
  const common = useText(commonText);
  const labels = api.useQuery('get', '/api/labels');
  const remove = useAct({
    run: (id: number) => client.DELETE('/api/labels/{id}', { params: { path: { id } } }),
    touches: ['label'],
  });
  const [asked, setAsked] = useState<{ what: 'edit' | 'delete'; label: LabelOf } | { what: 'create' }>();
  const create = () => setAsked({ what: 'create' });
  const close = () => setAsked(undefined);
  const isFull = (labels.data?.length ?? 0) >= MOST;
  useCommands([{ id: 'labels.create', label: text.create, group: text.title, run: create }]);

  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button kind="primary" disabled={isFull} title={isFull ? text.most : undefined} onClick={create}>
          {text.create}
        </Button>
      }
    >
      <Loaded of={labels}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<Tags aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
            </Empty>
          ) : (
            <Rows label={text.title}>
              {list.map((label) => (
                <Row
                  key={label.id}
                  title={<Label {...label} />}
                  actions={
                    <>
                      <Link
                        to="/mail"
                        search={{ label: label.id }}
                        aria-label={text.conversations(label.name)}
                        className={buttonLook('quiet')}
                      >
                        {text.show}
                      </Link>
                      <IconButton
                        label={text.edit(label.name)}
                        onClick={() => setAsked({ what: 'edit', label })}
                      >
                        <Pencil aria-hidden size={16} />
                      </IconButton>
                      <IconButton
                        label={text.delete(label.name)}
                        onClick={() => setAsked({ what: 'delete', label })}
                      >
                        <Trash2 aria-hidden size={16} />
                      </IconButton>
                    </>
                  }
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {(asked?.what === 'create' || asked?.what === 'edit') && (
        <EditLabel
          label={asked.what === 'edit' ? asked.label : undefined}
          labels={labels.data ?? []}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && (
        <Confirm
          title={text.deleteTitle(asked.label.name)}
          action={common.delete}
          onClose={close}
          onConfirm={() => remove.submit(asked.label.id)}
          done={text.deleted}
        >
          <p>{text.deleteLead}</p>
        </Confirm>
      )}
    </Page>
  );
}
