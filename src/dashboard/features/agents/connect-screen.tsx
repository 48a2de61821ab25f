import { type FormEvent, useState } from 'react';
import { api, client, dataOf, type Schemas } from '../../api/client.ts';
import { Problem } from '../../lib/problem.ts';
import { agentsText } from '../../lib/text/agents/agents.ts';
import { connectText } from '../../lib/text/agents/connect.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Door, SignIn, useSession } from '../session/index.ts';
import { HandsFields, handsOf } from './hands.tsx';
import { InboxFields, inboxesOf } from './inboxes.tsx';
import { ScopeFields, scopesOf } from './scopes.tsx';

const INVALID = 'AGENT_REQUEST_INVALID';

/** The page to which a program sends the browser, so that the person lets it act for them, or does not. */
export function ConnectScreen({ request }: { request: string }) {
  const text = useText(connectText);
  const { data: session } = useSession();
  if (session === undefined) return null;
  if (session) return <Asked request={request} email={session.user.email} />;
  return (
    <Door title={text.title}>
      <p className="text-center text-quiet">{text.signIn}</p>
      <SignIn />
    </Door>
  );
}

function Asked({ request, email }: { request: string; email: string }) {
  const text = useText(connectText);
  const asked = api.useQuery(
    'get',
    '/api/agents/requests',
    { params: { query: { request } } },
    { retry: false },
  );
  const name = asked.data?.client.name;
  const problem: unknown = asked.error;
  return (
    <Door title={name === undefined ? text.title : text.ask(name)} isWide>
      {problem instanceof Problem && problem.code === INVALID ? (
        <Invalid problem={problem} />
      ) : (
        <Loaded of={asked}>{(data) => <Question request={request} email={email} asked={data} />}</Loaded>
      )}
    </Door>
  );
}

function Invalid({ problem }: { problem: Problem }) {
  const text = useText(connectText);
  const { redirect_to: back } = problem.body as { redirect_to?: string };
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="font-medium">{text.invalid}</p>
      <p className="text-quiet">{problem.message}</p>
      {back ? (
        <a href={back} className={buttonLook('primary')}>
          {text.back}
        </a>
      ) : (
        <p className="text-quiet">{text.invalidLead}</p>
      )}
    </div>
  );
}

function Question({
  request,
  email,
  asked,
}: {
  request: string;
  email: string;
  asked: Schemas['AgentRequest'];
}) {
  const text = useText(connectText);
  const words = useText(agentsText);
  const [answer, setAnswer] = useState<'allow' | 'refuse' | 'given'>();
  const [error, setError] = useState<unknown>();

  async function give(which: 'allow' | 'refuse', send: () => Promise<{ data?: Schemas['AgentAnswer'] }>) {
    setAnswer(which);
    setError(undefined);
    try {
      const { redirect_to } = dataOf(await send());
      setAnswer('given');
      location.assign(redirect_to);
    } catch (failure) {
      setAnswer(undefined);
      setError(failure);
    }
  }

  function allow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [scopes, inboxes] = [scopesOf(form), inboxesOf(form)];
    if (scopes.length === 0) return setError(new Error(words.chooseScope));
    if (inboxes?.length === 0) return setError(new Error(words.chooseInbox));
    const body = { request, scopes, inbox_ids: inboxes, hands: handsOf(form) };
    void give('allow', () => client.POST('/api/agents/requests/allow', { body }));
  }
  const refuse = () =>
    give('refuse', () => client.POST('/api/agents/requests/refuse', { body: { request } }));

  if (answer === 'given') {
    return (
      <p role="status" className="text-center">
        {text.done}
      </p>
    );
  }
  return (
    <form onSubmit={allow} className="grid gap-5">
      <Who asked={asked} email={email} />
      <ScopeFields scopes={asked.scopes} />
      <InboxFields inboxes={asked.inboxes} chosen={null} />
      <HandsFields hands={asked.hands} />
      <p className="text-quiet text-sm">{text.later}</p>
      {error !== undefined && <Failure error={error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button isBusy={answer === 'refuse'} onClick={refuse}>
          {text.refuse}
        </Button>
        <Button type="submit" kind="primary" isBusy={answer === 'allow'}>
          {text.connect}
        </Button>
      </div>
    </form>
  );
}

/** Who the program is, as far as anybody knows, and for whom it would act. */
function Who({ asked, email }: { asked: Schemas['AgentRequest']; email: string }) {
  const text = useText(connectText);
  const { host, address, redirect_host: redirect, is_local: isLocal } = asked.client;
  return (
    <div className="grid gap-2">
      <p>
        {text.wants(asked.organization_name)} <span className="text-quiet">{text.signedInAs(email)}</span>
      </p>
      <div className={`grid gap-1 rounded-lg p-3 text-sm ${host ? 'bg-sunk' : 'bg-warn-soft'}`}>
        <p className={host ? '' : 'text-warn'}>{host ? text.vouched(host) : text.unknown}</p>
        {address && <p className="[overflow-wrap:anywhere]">{text.says(address)}</p>}
        <p className="[overflow-wrap:anywhere]">{isLocal ? text.goesHere : text.goesTo(redirect)}</p>
      </div>
    </div>
  );
}
