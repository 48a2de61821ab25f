import { Link } from '@tanstack/react-router';
import { usePages } from '../../../api/pages.ts';
import { useText } from '../../../lib/text/language.tsx';
import { rulesText } from '../../../lib/text/settings/work/rules.ts';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Empty, Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';
import { Back } from './back.tsx';
import type { Rule } from './draft.ts';
import { Effects } from './effects.tsx';

const PATH = '/api/rules/{id}/log';

/** The effects of a rule on each matching mail. */
export function Log({ rule }: { rule: Rule }) {
  const text = useText(rulesText);
  const timezone = useTimezone();
  // The path is substituted here, as `usePages` only takes query parameters.
  const log = usePages(PATH.replace('{id}', String(rule.id)) as typeof PATH, { limit: 50 });
  return (
    <Back>
      <Section title={text.logOf(rule.name)} lead={text.logLead}>
        <Loaded of={{ ...log, data: log.items }}>
          {(entries) =>
            entries.length === 0 ? (
              <Empty title={text.noLog}>{text.noLogLead}</Empty>
            ) : (
              <Rows label={text.logOf(rule.name)}>
                {entries.map((entry) => (
                  <Row
                    key={entry.email_id}
                    title={
                      entry.subject === null ? (
                        text.deletedMail
                      ) : (
                        <Link to="/mail/$id" params={{ id: entry.email_id }} className="hover:underline">
                          {entry.subject || text.noSubject}
                        </Link>
                      )
                    }
                    detail={entry.from_address}
                    actions={<Time at={entry.created_at} as="dateTime" timezone={timezone} />}
                  >
                    <Effects effects={entry.actions} />
                  </Row>
                ))}
              </Rows>
            )
          }
        </Loaded>
        <LoadMore of={log} />
      </Section>
    </Back>
  );
}
