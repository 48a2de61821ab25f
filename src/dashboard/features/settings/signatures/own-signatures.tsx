import { type ReactNode, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { signaturesText } from '../../../lib/text/settings/you/signatures.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useSenders } from '../../compose/index.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { EditSignature } from './edit-signature.tsx';

type Signature = Schemas['Signature'];
type Tag = Schemas['Tag'];

/** The user's signatures: for all inboxes, and for each sending inbox. */
export function OwnSignatures() {
  const text = useText(signaturesText);
  const signatures = api.useQuery('get', '/api/signatures');
  const inboxes = useSenders();
  return (
    <Section title={text.title} lead={text.lead}>
      <Loaded of={signatures} rows={3}>
        {({ own, inboxes: shared }) => {
          const find = (list: Signature[], tag: Tag | null) =>
            list.find(({ from_inbox }) => from_inbox === tag);
          const all = find(own, null);
          return (
            <Rows label={text.title}>
              <OwnSignature
                tag={null}
                name={text.all}
                own={all}
                instead={<p className="text-quiet">{text.unset}</p>}
              />
              {inboxes.data?.map(({ id, tag, name }) => (
                <OwnSignature
                  key={id}
                  tag={tag}
                  name={name}
                  own={find(own, tag)}
                  instead={
                    all ? (
                      <p className="text-quiet">{text.asAll}</p>
                    ) : (
                      <OfInbox signature={find(shared, tag)} />
                    )
                  }
                />
              ))}
            </Rows>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** The fallback if the user has no signature. */
function OfInbox({ signature }: { signature: Signature | undefined }) {
  const text = useText(signaturesText);
  if (!signature || signature.html === '') return <p className="text-quiet">{text.nothing}</p>;
  return (
    <div className="grid gap-1 text-quiet">
      <p>{text.ofInbox}</p>
      <RichText html={signature.html} />
    </div>
  );
}

function OwnSignature({
  tag,
  name,
  own,
  instead,
}: {
  /** Null means all inboxes. */
  tag: Tag | null;
  name: string;
  own: Signature | undefined;
  instead: ReactNode;
}) {
  const text = useText(signaturesText);
  const [isOpen, setOpen] = useState(false);
  const place = tag === null ? {} : { from_inbox: tag };

  const save = useAct({
    run: async (html: string) => {
      await client.PUT('/api/signatures/own', { body: { ...place, html } });
    },
    touches: ['signature'],
  });
  const remove = useAct({
    run: (_before: Signature) => client.DELETE('/api/signatures/own', { params: { query: place } }),
    touches: ['signature'],
    said: text.removed,
    undo: ({ html }) => save.act(html),
  });
  return (
    <Row
      title={name}
      badge={
        <>
          {tag && <Badge>{tag}</Badge>}
          {own && <Badge tone="good">{text.own}</Badge>}
        </>
      }
      actions={
        <>
          <Button aria-label={text.editOf(name)} onClick={() => setOpen(true)}>
            {text.edit}
          </Button>
          {own && (
            <Button kind="danger" aria-label={text.removeOf(name)} onClick={() => void remove.act(own)}>
              {text.remove}
            </Button>
          )}
        </>
      }
    >
      {own ? (
        own.html === '' ? (
          <p className="text-quiet">{text.empty}</p>
        ) : (
          <RichText html={own.html} />
        )
      ) : (
        instead
      )}
      {isOpen && (
        <EditSignature
          title={text.editOf(name)}
          hint={text.ownHint}
          html={own?.html ?? ''}
          onSave={save.submit}
          onClose={() => setOpen(false)}
        />
      )}
    </Row>
  );
}
