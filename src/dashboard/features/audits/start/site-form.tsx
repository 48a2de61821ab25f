import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type RefObject, useState } from 'react';
import { useAct } from '../../../api/act.ts';
import { Problem } from '../../../lib/problem.ts';
import { auditsText } from '../../../lib/text/audits/audits.ts';
import { useText } from '../../../lib/text/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failure } from '../../../ui/failure.tsx';
import { Field, Select } from '../../../ui/fields/field.tsx';
import { useKept } from '../../session/index.ts';
import { startSiteAudit } from '../queries.ts';
import { toAddress } from '../search.ts';

const KINDS = ['digital', 'security'] as const;
const LONGEST = 2000;

/** A form that starts the audit of a website, and opens it. */
export function SiteForm({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const text = useText(auditsText);
  const navigate = useNavigate();
  const [url, keep, forget] = useKept('audit-address', '');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('digital');
  const [isMissing, setMissing] = useState(false);
  const start = useAct({
    async run() {
      const { id } = await startSiteAudit(kind, toAddress(url));
      forget();
      await navigate({ to: '/audits/$id', params: { id } });
    },
    touches: ['audit'],
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(url.trim() === '');
    if (url.trim() !== '') start.submit().catch(() => {});
    else field.current?.focus();
  }
  const problem = start.error instanceof Problem ? start.error.of('url') : undefined;
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          ref={field}
          label={text.address}
          name="url"
          type="url"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="https://example.com"
          maxLength={LONGEST}
          value={url}
          onChange={({ target }) => {
            keep(target.value);
            setMissing(false);
            start.reset();
          }}
          problem={isMissing ? text.addressMissing : problem}
          className="min-w-0 grow basis-64"
        />
        <Select
          label={text.kind}
          value={kind}
          onChange={({ target }) => setKind(KINDS.find((each) => each === target.value)!)}
          options={KINDS.map((each) => [each, text.kinds[each]] as const)}
          className="grow basis-52 sm:grow-0"
        />
        <Button type="submit" kind="primary" isBusy={start.isBusy} className="mt-6 grow sm:grow-0">
          {text.run}
        </Button>
      </div>
      <p className="text-quiet text-sm">{text.kindHints[kind]}</p>
      {start.error && !problem && <Failure error={start.error} />}
    </form>
  );
}
