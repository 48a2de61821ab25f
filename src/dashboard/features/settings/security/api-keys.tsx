import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { client, type Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { apiKeysText } from '../../../lib/text/settings/you/api-keys.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { useMembers, useTimezone } from '../../session/index.ts';
import { Locked, useMay } from '../parts/access.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Row, Rows } from '../parts/rows.tsx';
import { Copyable, SecretDialog } from '../parts/secret.tsx';
import { CreateKey } from './create-key.tsx';

const PATH = '/api/settings/security/api-keys';

export function ApiKeys() {
  const text = useText(apiKeysText);
  const common = useText(commonText);
  const may = useMay();
  const keys = usePages(PATH, {});
  const [creates, setCreates] = useState(false);
  const [made, setMade] = useState<Schemas['CreatedApiKey']>();
  const [revoking, setRevoking] = useState<Schemas['ApiKey']>();
  const revoke = useAct({
    run: async (id: number) => {
      await client.DELETE(`${PATH}/{id}`, { params: { path: { id } } });
    },
    touches: ['api_key'],
  });
  const create = may.admin && <Button onClick={() => setCreates(true)}>{text.create}</Button>;
  return (
    <Section title={text.title} lead={text.lead} actions={create}>
      <Loaded of={{ ...keys, data: keys.items }} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<KeyRound aria-hidden size={20} />} title={text.none}>
              {text.noneLead}
            </Empty>
          ) : (
            <Rows label={text.title}>
              {list.map((key) => (
                <Key key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {keys.hasNextPage && <Button onClick={() => void keys.fetchNextPage()}>{common.loadMore}</Button>}
      {may.isKnown && !may.admin && <Locked>{text.adminsCreate}</Locked>}
      {creates && <CreateKey onClose={() => setCreates(false)} onMade={setMade} />}
      {made && (
        <SecretDialog title={text.yours(made.name)} onClose={() => setMade(undefined)}>
          <Copyable label={text.key} value={made.key} />
        </SecretDialog>
      )}
      {revoking && (
        <Confirm
          title={text.revokeTitle(revoking.name)}
          action={text.revoke}
          done={text.revoked}
          onConfirm={() => revoke.submit(revoking.id)}
          onClose={() => setRevoking(undefined)}
        >
          <p>{text.revokeLead}</p>
        </Confirm>
      )}
    </Section>
  );
}

function Key({ apiKey, onRevoke }: { apiKey: Schemas['ApiKey']; onRevoke: () => void }) {
  const text = useText(apiKeysText);
  const format = useFormat(useTimezone());
  const owner = useMembers().data?.members.find(({ userId }) => userId === String(apiKey.user_id));
  const { expires_at: end, last_used_at: used } = apiKey;
  const isExpired = end !== null && new Date(end) <= new Date();
  const detail = [
    `${apiKey.prefix}…${apiKey.last_four}`,
    apiKey.scopes ? apiKey.scopes.join(', ') : text.all,
    used ? text.lastUsed(format.relative(used)) : text.unused,
    end ? text.until(format.day(end)) : text.endless,
    owner && text.by(owner.user.name),
  ];
  return (
    <Row
      icon={<KeyRound aria-hidden size={18} />}
      title={apiKey.name}
      badge={isExpired && <Badge tone="warn">{text.expired}</Badge>}
      detail={detail.filter(Boolean).join(' · ')}
      actions={
        <Button kind="danger" aria-label={`${text.revoke}: ${apiKey.name}`} onClick={onRevoke}>
          {text.revoke}
        </Button>
      }
    />
  );
}
