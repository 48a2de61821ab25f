import { getRouteApi } from '@tanstack/react-router';
import { ListFilter } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useCommands } from '../../../lib/commands.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';
import { Back } from './back.tsx';
import { Editor } from './editor.tsx';
import { Log } from './log.tsx';
import { RuleList } from './rule-list.tsx';

const route = getRouteApi('/_app/settings/(work)/rules');

export function RulesPage() {
  const text = useText(rulesText);
  const settings = useText(settingsText);
  const may = useMay();
  const { edit, log } = route.useSearch();
  const navigate = route.useNavigate();
  const rules = api.useQuery('get', '/api/rules');
  const create = () => void navigate({ search: { edit: 'new' } });
  const isList = edit === undefined && log === undefined;
  useCommands(
    may.admin && isList ? [{ id: 'rules.add', label: text.create, group: text.title, run: create }] : [],
  );
  const add = (
    <Button kind="primary" onClick={create}>
      {text.create}
    </Button>
  );
  return (
    <Page title={text.title} lead={isList && text.lead} actions={may.admin && isList && add} isWide={!isList}>
      <Loaded of={rules}>
        {(list) => {
          const rule = list.find(({ id }) => id === (edit ?? log));
          if (edit === 'new' && may.admin) return <Editor key="new" />;
          if (!isList && !rule) return <Back>{may.isKnown && <Empty title={text.unknown} />}</Back>;
          if (rule && log !== undefined) return <Log rule={rule} />;
          if (rule && may.admin) return <Editor key={rule.id} rule={rule} />;
          return list.length === 0 ? (
            <Empty icon={<ListFilter aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              {may.admin && add}
            </Empty>
          ) : (
            <RuleList rules={list} mayChange={may.admin} />
          );
        }}
      </Loaded>
      {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
    </Page>
  );
}
