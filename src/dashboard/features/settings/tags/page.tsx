import { useState } from 'react';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { tagsText } from '../../../lib/text/settings/work/tags.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, Page } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';
import { SortableRows } from '../parts/order/sortable.tsx';
import { useOrder } from '../parts/order/use-order.ts';
import { TagForm } from './tag-form.tsx';
import { TagRow } from './tag-row.tsx';

export function TagsPage() {
  const text = useText(tagsText);
  const settings = useText(settingsText);
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const tags = api.useQuery('get', '/api/tags');
  const add = () => setAdding(true);
  useCommands(may.admin ? [{ id: 'tags.add', label: text.create, group: text.title, run: add }] : []);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        may.admin && (
          <Button kind={isAdding ? 'plain' : 'primary'} onClick={add}>
            {text.create}
          </Button>
        )
      }
    >
      {isAdding && (
        <Card>
          <TagForm tags={tags.data ?? []} onClose={() => setAdding(false)} />
        </Card>
      )}
      <Loaded of={tags} rows={5}>
        {(list) => <TagList tags={list} mayChange={may.admin} />}
      </Loaded>
      {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
    </Page>
  );
}

function TagList({ tags, mayChange }: { tags: Schemas['OrganizationTag'][]; mayChange: boolean }) {
  const text = useText(tagsText);
  const inboxes = api.useQuery('get', '/api/inboxes').data ?? [];
  const { move, said } = useOrder({
    path: '/api/tags',
    touches: ['settings'],
    items: tags,
    text,
    save: (_ids, id, place) =>
      client.PATCH('/api/tags/{id}', { params: { path: { id } }, body: { order: place + 1 } }),
  });
  return (
    <SortableRows label={text.title} items={tags} said={said} onMove={move}>
      {tags.map((tag, place) => (
        <TagRow
          key={tag.id}
          tag={tag}
          tags={tags}
          inboxes={inboxes.filter((inbox) => inbox.tag === tag.name)}
          place={place}
          mayChange={mayChange}
          onMove={(to) => void move(place, to)}
        />
      ))}
    </SortableRows>
  );
}
