import { Link } from '@tanstack/react-router';
import { api } from '../../../../api/client.ts';
import { useText } from '../../../../lib/text/language.tsx';
import { connectText } from '../../../../lib/text/settings/work/connect.ts';
import { buttonLook } from '../../../../ui/button.tsx';
import { Time } from '../../../../ui/time/time.tsx';
import { useTimezone } from '../../../session/index.ts';

const SHOWN = 5;
/** While somebody watches, faster than the live updates of a long first read. */
const READING_MS = 3000;

/** The newest mail of an inbox that was just connected, as it comes. */
export function FirstMail({ tag }: { tag: string }) {
  const text = useText(connectText);
  const timezone = useTimezone();
  const { data: list = [] } = api.useQuery(
    'get',
    '/api/threads',
    { params: { query: { tag, state: 'all', limit: SHOWN, fields: 'id,subject,last_message' } } },
    { refetchInterval: READING_MS },
  );
  return (
    <section aria-labelledby="first-mail" className="grid gap-2">
      <h3 id="first-mail" className="font-semibold">
        {text.firstMail}
      </h3>
      {list.length === 0 ? (
        <p className="text-quiet">{text.firstMailNone}</p>
      ) : (
        <>
          <ul className="overflow-hidden rounded-lg border border-line">
            {list.map(({ id, subject, last_message: last }) => (
              <li key={id} className="flex items-baseline gap-3 border-line px-3 py-2 not-last:border-b">
                <span className="w-32 shrink-0 truncate font-medium">
                  {last.from_name || last.from_address}
                </span>
                <span dir="auto" className="min-w-0 grow truncate text-start">
                  {subject}
                </span>
                <span className="shrink-0 text-quiet text-xs">
                  <Time at={last.received_at} timezone={timezone} />
                </span>
              </li>
            ))}
          </ul>
          <Link to="/mail" search={{ tag }} className={`${buttonLook()} justify-self-start`}>
            {text.toMail}
          </Link>
        </>
      )}
    </section>
  );
}
