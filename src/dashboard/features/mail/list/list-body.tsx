import { ArrowUp } from 'lucide-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useAnswered } from '../../../api/answered.ts';
import { commonText } from '../../../lib/text/common.ts';
import { useText } from '../../../lib/text/language.tsx';
import { mailText } from '../../../lib/text/mail/mail.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/states.tsx';
import type { MailSearch } from '../search.ts';
import type { useConversations } from './conversations.ts';
import { countNewer, type useCursor } from './cursor.ts';
import { Rows } from './rows.tsx';
import type { Density } from './size/density.ts';

/** What a row shows of labels and of the assignee. */
const IN_ROWS = ['/api/labels', '/api/auth/organization/get-full-organization'];
const Nothing = lazy(() => import('./nothing.tsx'));

/** The number of consecutive empty pages that are fetched automatically. */
const MOST_EMPTY = 3;

interface Props {
  conversations: ReturnType<typeof useConversations>;
  search: MailSearch;
  /** Whether the API rejects the search. */
  isRefused: boolean;
  open: number | undefined;
  cursor: ReturnType<typeof useCursor>;
  chosen: ReadonlySet<number>;
  takesFocus: RefObject<boolean>;
  density: Density;
  onChoose: (id: number) => void;
}

/** The rows, or the reason why there are none. New mail is added above the visible rows, with a notice. */
export function ListBody({ conversations, search, isRefused, ...rest }: Props) {
  const text = useText(mailText);
  const common = useText(commonText);
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtTop, setAtTop] = useState(true);
  const { list, data, hasNextPage, isFetchingNextPage, fetchNextPage } = conversations;
  const isReady = useAnswered(IN_ROWS);

  const newest = list?.[0]?.last_message.received_at ?? '';
  const [seen, setSeen] = useState(newest);
  const newer = isAtTop || seen === '' || search.q ? 0 : countNewer(list ?? [], seen);
  useEffect(() => {
    if (isAtTop) setSeen(newest);
  }, [isAtTop, newest]);

  const emptyPages = (data?.pages ?? []).toReversed().findIndex(({ items }) => items.length > 0);
  const mayFetch = hasNextPage && !isFetchingNextPage && !conversations.isFetchNextPageError;
  const isTired = (emptyPages < 0 ? (data?.pages.length ?? 0) : emptyPages) >= MOST_EMPTY;
  const needMore = list?.length === 0 && mayFetch && !isTired;
  useEffect(() => {
    if (needMore) void fetchNextPage();
  }, [needMore, fetchNextPage]);

  return (
    <div className="relative min-h-0">
      {newer > 0 && (
        <div role="status" className="absolute inset-x-0 top-2 z-10 grid justify-items-center">
          <Button
            kind="primary"
            className="rounded-full! shadow-float"
            onClick={() => scroller.current?.scrollTo({ top: 0 })}
          >
            <ArrowUp aria-hidden size={15} />
            {text.newMail(newer)}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        data-scroller
        onScroll={({ currentTarget }) => setAtTop(currentTarget.scrollTop < 8)}
        className="h-full overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        <Loaded
          of={{
            data: isRefused ? [] : isReady ? list : undefined,
            error: conversations.error,
            refetch: conversations.refetch,
          }}
          rows={12}
        >
          {(list) =>
            list.length > 0 || needMore || isFetchingNextPage ? (
              <Rows
                {...rest}
                list={list}
                search={search}
                onEnd={() => mayFetch && !isTired && void fetchNextPage()}
              />
            ) : (
              !hasNextPage && (
                <Suspense>
                  <Nothing search={search} isRefused={isRefused} />
                </Suspense>
              )
            )
          }
        </Loaded>
        {hasNextPage && (isTired || conversations.isFetchNextPageError) && (
          <div className="grid justify-items-center p-4">
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {conversations.isFetchNextPageError ? common.retry : text.furtherBack}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
