import { Link } from '@tanstack/react-router';
import { Mail as MailIcon } from 'lucide-react';
import { useState } from 'react';
import { api, type Schemas } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { boardText } from '../../../lib/text/tasks/board.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Keys } from '../../../ui/keys.tsx';
import { Card, Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time/time.tsx';
import { useTimezone } from '../../session/index.ts';

const SHORT_CHARACTERS = 600;

/** The mail that a task was created from. */
export function Mail({ id }: { id: number }) {
  const text = useText(boardText);
  const email = api.useQuery('get', '/api/emails/{id}', { params: { path: { id } } });
  const address: string = `/mail/${id}`;
  return (
    <Section
      title={text.mail}
      actions={
        <Link to={address} className={buttonLook('quiet')}>
          <MailIcon aria-hidden size={16} />
          {text.openMail}
          <Keys keys="o" />
        </Link>
      }
    >
      <Card>
        <Loaded of={email} rows={4}>
          {(data) => <Message email={data} />}
        </Loaded>
      </Card>
    </Section>
  );
}

function Message({ email }: { email: Schemas['EmailDetail'] }) {
  const text = useText(boardText);
  const timezone = useTimezone();
  const [isWhole, setWhole] = useState(false);
  const body = email.body_new.trim();
  const isLong = body.length > SHORT_CHARACTERS;
  return (
    <div className="grid gap-3">
      <header className="grid gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{email.subject || text.noSubject}</p>
        <p className="flex flex-wrap justify-between gap-x-3 text-quiet text-sm">
          <span className="[overflow-wrap:anywhere]" title={email.from_address}>
            {text.fromTo(email.from_name || email.from_address, email.to_address)}
          </span>
          <Time at={email.received_at} as="dateTime" timezone={timezone} />
        </p>
      </header>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {body ? (isWhole || !isLong ? body : `${body.slice(0, SHORT_CHARACTERS).trimEnd()} …`) : text.noText}
      </p>
      {isLong && (
        <Button
          kind="quiet"
          className="justify-self-start"
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? text.shortText : text.wholeText}
        </Button>
      )}
    </div>
  );
}
