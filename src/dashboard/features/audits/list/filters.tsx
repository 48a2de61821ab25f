import { X } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { useText } from '../../../lib/text/language.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/fields/field.tsx';
import { type AuditsSearch, readAuditsSearch, STATUSES, siteName, TYPES } from '../search.ts';

/** The filters of the list, which are stored in the URL. */
export function Filters({
  search,
  onSearch,
}: {
  search: AuditsSearch;
  onSearch: (search: AuditsSearch) => void;
}) {
  const text = useText(auditsText);
  const shown = search.url === undefined ? '' : siteName(search.url);
  const [url, setUrl] = useState(shown);
  useEffect(() => setUrl(shown), [shown]);
  // An empty value removes the filter.
  const narrow = (change: Record<string, string>) => onSearch(readAuditsSearch({ ...search, ...change }));
  function submit(event: FormEvent) {
    event.preventDefault();
    narrow({ url });
  }
  return (
    <search>
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <Choice
          label={text.filterType}
          value={search.type ?? ''}
          onChange={({ target }) => narrow({ type: target.value })}
          options={[['', text.anyType], ...TYPES.map((type) => [type, text.types[type]] as const)]}
        />
        <Choice
          label={text.filterStatus}
          value={search.status ?? ''}
          onChange={({ target }) => narrow({ status: target.value })}
          options={[
            ['', text.anyStatus],
            ...STATUSES.map((status) => [status, text.statuses[status]] as const),
          ]}
        />
        <input
          aria-label={text.filterSite}
          placeholder={text.filterSite}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onBlur={() => url !== shown && narrow({ url })}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={2000}
          className="min-h-8 pointer-coarse:min-h-11 min-w-0 grow basis-40 rounded-md border border-line bg-raised px-3 placeholder:text-quiet sm:max-w-72"
        />
        {Object.keys(search).length > 0 && (
          <IconButton label={text.clear} onClick={() => onSearch({})}>
            <X aria-hidden size={16} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
