import { Lock } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { dataText } from '../../../lib/text/settings/team/data.ts';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { useMembers } from '../../session/index.ts';
import { useMay } from '../parts/access.tsx';
import { DeleteOrganization } from './delete-organization.tsx';
import { Exports } from './exports.tsx';

/** The export and deletion of all data of the organization, for owners. */
export function DataPage() {
  const text = useText(dataText);
  const may = useMay();
  const organization = useMembers();
  return (
    <Page title={text.title} lead={text.lead}>
      {may.owner ? (
        <>
          <Exports />
          <Loaded of={organization}>{(data) => <DeleteOrganization organization={data} />}</Loaded>
        </>
      ) : (
        may.isKnown && <NotAnOwner />
      )}
    </Page>
  );
}

function NotAnOwner() {
  const text = useText(dataText);
  const format = useFormat();
  const owners = useMembers().data?.members.filter(({ role }) => role === 'owner') ?? [];
  const names = format.list(owners.map(({ user }) => user.name));
  return (
    <Empty icon={<Lock aria-hidden size={20} />} title={text.ownersPage}>
      <p>{text.ownersWhy(names || text.anOwner)}</p>
    </Empty>
  );
}
