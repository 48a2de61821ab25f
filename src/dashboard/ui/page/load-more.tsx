import { commonText } from '../../lib/text/common.ts';
import { useText } from '../../lib/text/language.tsx';
import { Button } from '../button.tsx';

interface Props {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  className?: string;
}

/** Loads the next page of a list that has one. */
export function LoadMore({ of: { hasNextPage, isFetchingNextPage, fetchNextPage }, className = '' }: Props) {
  const text = useText(commonText);
  if (!hasNextPage) return null;
  return (
    <Button
      className={`justify-self-start ${className}`}
      isBusy={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {text.loadMore}
    </Button>
  );
}
