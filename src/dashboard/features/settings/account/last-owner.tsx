import { Building2 } from 'lucide-react';
import { useAct } from '../../../api/act.ts';
import { client } from '../../../api/client.ts';
import type { Problem } from '../../../lib/problem.ts';
import { useText } from '../../../lib/text/language.tsx';
import { deletionText } from '../../../lib/text/settings/deletion.ts';
import { Button } from '../../../ui/button.tsx';
import { Row, Rows } from '../parts/rows.tsx';

/** The organizations that block deletion, each with links to transfer its ownership or delete it. */
export function LastOwner({ of }: { of: Problem['organizations'] }) {
  const text = useText(deletionText);
  /** Reloads the page, as its cache belongs to the previous organization. */
  const enter = useAct({
    async run({ id, path }: { id: string; path: string }) {
      await client.POST('/api/auth/organization/set-active', { body: { organizationId: id } });
      location.assign(path);
    },
    touches: [],
  });
  return (
    <div role="alert" className="grid gap-2">
      <p className="font-medium text-danger">{text.lastOwner}</p>
      <p>{text.lastOwnerLead}</p>
      <Rows label={text.lastOwner}>
        {of.map(({ id, name }) => (
          <Row
            key={id}
            icon={<Building2 aria-hidden size={18} />}
            title={name}
            actions={
              <>
                <Button
                  isBusy={enter.isBusy}
                  aria-label={`${text.handOver}: ${name}`}
                  onClick={() => void enter.act({ id, path: '/settings/organization' })}
                >
                  {text.handOver}
                </Button>
                <Button
                  kind="danger"
                  isBusy={enter.isBusy}
                  aria-label={`${text.deleteIt}: ${name}`}
                  onClick={() => void enter.act({ id, path: '/settings/data' })}
                >
                  {text.deleteIt}
                </Button>
              </>
            }
          />
        ))}
      </Rows>
    </div>
  );
}
