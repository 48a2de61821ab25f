import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { api, client } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useText } from '../../../lib/text/language.tsx';
import { settingsText } from '../../../lib/text/settings/frame.ts';
import { auditSettingsText } from '../../../lib/text/settings/work/audits.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Card, Page, Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Locked, useMay } from '../parts/access.tsx';
import { Radios } from '../parts/radios.tsx';
import { Rows } from '../parts/rows.tsx';
import { EditSchedule } from './edit-schedule.tsx';
import { ScheduleRow } from './schedule-row.tsx';

export function AuditSettingsPage() {
  const text = useText(auditSettingsText);
  return (
    <Page title={text.title} lead={text.lead}>
      <Schedules />
      <Engine />
    </Page>
  );
}

function Schedules() {
  const text = useText(auditSettingsText);
  const schedules = usePages('/api/audits/schedules', {});
  const [adds, setAdds] = useState(false);
  return (
    <Section
      title={text.schedules}
      lead={text.schedulesLead}
      actions={<Button onClick={() => setAdds(true)}>{text.add}</Button>}
    >
      <Loaded of={{ ...schedules, data: schedules.items }} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <Empty icon={<Gauge aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
              <Button onClick={() => setAdds(true)}>{text.add}</Button>
            </Empty>
          ) : (
            <Rows label={text.schedules}>
              {list.map((schedule) => (
                <ScheduleRow key={schedule.id} schedule={schedule} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={schedules} />
      {adds && <EditSchedule onClose={() => setAdds(false)} />}
    </Section>
  );
}

function Engine() {
  const text = useText(auditSettingsText);
  const settings = useText(settingsText);
  const may = useMay();
  const choose = useAct({
    run: (engine: 'built_in' | 'automation') => client.PUT('/api/audits/preferences', { body: { engine } }),
    touches: ['audit'],
    said: text.engineSaved,
  });
  return (
    <Loaded of={api.useQuery('get', '/api/audits/preferences')} rows={2}>
      {({ engine }) => (
        <Card className="grid gap-3">
          <Radios
            legend={text.engine}
            value={engine}
            labels={text.engines}
            hints={text.engineHints}
            disabled={may.admin && !choose.isBusy ? undefined : settings.adminsOnly}
            onChange={choose.act}
          />
          {may.isKnown && !may.admin && <Locked>{settings.adminsOnly}</Locked>}
        </Card>
      )}
    </Loaded>
  );
}
