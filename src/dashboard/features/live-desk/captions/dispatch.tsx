import { useIsMutating } from '@tanstack/react-query';
import { useAct } from '../../../api/act.ts';
import { api, client, dataOf, type Schemas } from '../../../api/client.ts';
import { useFormat } from '../../../lib/format.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { liveText } from '../../../lib/text/live-desk/live.ts';
import { postingText } from '../../../lib/text/live-desk/posting.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { type Caption, IN_TURN } from '../caption/changes.ts';
import { PLATFORM_NAMES, PlatformName } from '../platforms.tsx';

/** Shows what would be posted and its cost, and posts it on confirmation. */
export function DispatchDialog({ captions, onClose }: { captions: Caption[]; onClose: () => void }) {
  const text = useText(postingText);
  const common = useText(commonText);
  const ids = captions.map(({ id }) => id);
  const deciding = useIsMutating({ predicate: ({ options }) => options.scope?.id === IN_TURN });
  const plan = api.useQuery(
    'post',
    '/api/stream/captions/dispatch',
    { body: { ids, dry_run: true } },
    { staleTime: 0, gcTime: 0, enabled: deciding === 0 },
  );
  const result = plan.data && 'requests' in plan.data ? plan.data : undefined;
  const blocked = new Set(result?.problems.map((problem) => problem.caption_id));
  const ready = ids.filter((id) => !blocked.has(id));

  const post = useAct({
    async run() {
      const body = { ids: ready, dry_run: false };
      const answer = dataOf(await client.POST('/api/stream/captions/dispatch', { body }));
      onClose();
      return answer;
    },
    touches: ['caption'],
    failed: text.postFailed,
    said: (_, answer) => ('queued' in answer ? text.posted(answer.queued.length) : undefined),
  });

  return (
    <Dialog
      title={text.postTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            kind="primary"
            isBusy={post.isBusy}
            disabled={!result || ready.length === 0}
            title={ready.length === 0 ? text.nothingApproved : undefined}
            onClick={() => void post.act()}
          >
            {text.postNow(ready.length)}
          </Button>
        </>
      }
    >
      <p className="text-quiet">{text.postLead}</p>
      <Loaded of={{ ...plan, data: result }} rows={4}>
        {(dryRun) => <Plan captions={captions} plan={dryRun} />}
      </Loaded>
    </Dialog>
  );
}

function Plan({ captions, plan }: { captions: Caption[]; plan: Schemas['DryRun'] }) {
  const text = useText(postingText);
  const live = useText(liveText);
  const format = useFormat();
  const problemOf = (id: number) => plan.problems.filter(({ caption_id }) => caption_id === id);
  return (
    <>
      <ul className="grid gap-2">
        {captions.map((caption) => (
          <li key={caption.id} className="grid gap-1 rounded-md border border-line p-3">
            <p className="flex items-center justify-between gap-3">
              <PlatformName platform={caption.platform} />
              {caption.cost_usd !== null && (
                <span className="text-quiet text-sm">
                  {live.cost(format.money(caption.cost_usd * 100, 'USD'))}
                </span>
              )}
            </p>
            <p className="line-clamp-2 wrap-anywhere text-quiet text-sm">{caption.text}</p>
            {problemOf(caption.id).map(({ message }) => (
              <p key={message} className="text-danger text-sm">
                {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="font-medium">
        {plan.cost_usd === null ? text.free : text.totalCost(format.money(plan.cost_usd * 100, 'USD'))}
      </p>
      <details className="min-w-0">
        <summary className="w-fit rounded text-quiet hover:text-ink">
          {text.requests(plan.requests.length)}
        </summary>
        <ol className="mt-2 grid min-w-0 gap-2">
          {plan.requests.map(({ platform, method, path, body }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: requests may be alike, and never move
            <li key={index} className="min-w-0 rounded-md bg-sunk p-3 text-xs">
              <p className="wrap-anywhere">
                {PLATFORM_NAMES[platform]}: <code>{`${method} ${path}`}</code>
              </p>
              <pre className="mt-1 whitespace-pre-wrap wrap-anywhere">{JSON.stringify(body, null, 2)}</pre>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
