import { getRouteApi, Link } from '@tanstack/react-router';
import { Bot, Settings } from 'lucide-react';
import { useRef } from 'react';
import { usePages } from '../../api/pages.ts';
import { useCommands } from '../../lib/commands.ts';
import { proposalsText } from '../../lib/text/agents/proposals.ts';
import { useText } from '../../lib/text/language.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { LIST, Page } from '../../ui/page/page.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { useDecide } from './use-decide.ts';

const route = getRouteApi('/_app/proposals');

/** What agents want to do and may not do by themselves: each is approved or rejected with one key. */
export function ProposalsScreen() {
  const text = useText(proposalsText);
  const { all = false, id } = route.useSearch();
  const navigate = route.useNavigate();
  const rows = useRef<HTMLUListElement>(null);
  const list = usePages('/api/agents/proposals', all ? {} : { state: 'waiting' });
  const items = list.items ?? [];
  const decide = useDecide();

  const places = () => [...(rows.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const current = () => places().findIndex((row) => row.contains(document.activeElement));
  const move = (step: 1 | -1) =>
    places()
      .at(Math.max(0, Math.min(current() + step, items.length - 1)))
      ?.focus();
  const answer = (verb: 'approve' | 'reject') => () => {
    const item = items[current()];
    // What nobody has looked at is not answered.
    if (!item) return move(1);
    if (item.state === 'waiting') decide(item.id, verb);
  };
  const isOff = !items.some(({ state }) => state === 'waiting');
  const group = text.title;
  useCommands([
    { id: 'proposals.next', label: text.next, group, keys: 'j', run: () => move(1) },
    { id: 'proposals.previous', label: text.previous, group, keys: 'k', run: () => move(-1) },
    { id: 'proposals.approve', label: text.approve, group, keys: 'a', run: answer('approve'), isOff },
    { id: 'proposals.reject', label: text.reject, group, keys: 'x', run: answer('reject'), isOff },
  ]);

  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <Choice
            label={text.show}
            value={all ? 'all' : ''}
            options={[
              ['', text.waiting],
              ['all', text.all],
            ]}
            onChange={({ target }) =>
              void navigate({ search: target.value ? { all: true } : {}, replace: true })
            }
          />
          <Link
            to="/settings/agents"
            aria-label={text.agents}
            data-hint={text.agents}
            className={`${buttonLook('quiet')} px-2! pointer-coarse:min-w-11`}
          >
            <Settings aria-hidden size={16} />
          </Link>
        </>
      }
    >
      <Loaded of={{ ...list, data: list.items }}>
        {(items) =>
          items.length === 0 ? (
            <Empty icon={<Bot aria-hidden size={20} />} title={text.none}>
              <p>{text.noneLead}</p>
            </Empty>
          ) : (
            <ul ref={rows} aria-label={text.title} className={LIST}>
              {items.map((proposal) => (
                <ProposalRow
                  key={proposal.id}
                  proposal={proposal}
                  isAsked={proposal.id === id}
                  hasKeys
                  onDecide={(verb) => decide(proposal.id, verb)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore of={list} />
    </Page>
  );
}
