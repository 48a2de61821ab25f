import { Receipt } from 'lucide-react';
import type { Schemas } from '../../../api/client.ts';
import { usePages } from '../../../api/pages.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/text/language.tsx';
import { billingText } from '../../../lib/text/settings/team/billing.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { useTimezone } from '../../session/index.ts';
import { Row, Rows } from '../parts/rows.tsx';

const TONES: Record<string, Tone> = { paid: 'good', open: 'warn', uncollectible: 'danger' };

export function Invoices() {
  const text = useText(billingText);
  const invoices = usePages('/api/settings/billing/invoices', {});
  return (
    <Section title={text.invoices}>
      <Loaded of={{ ...invoices, data: invoices.items }} rows={2}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">{text.noInvoices}</p>
          ) : (
            <Rows label={text.invoices}>
              {list.map((invoice) => (
                <One key={invoice.id} invoice={invoice} />
              ))}
            </Rows>
          )
        }
      </Loaded>
      <LoadMore of={invoices} />
    </Section>
  );
}

function One({ invoice }: { invoice: Schemas['Invoice'] }) {
  const text = useText(billingText);
  const format = useFormat(useTimezone());
  const { number, status, total_cents, currency, created_at, url, pdf_url } = invoice;
  const name = number ?? text.draft;
  const state =
    status && Object.hasOwn(text.invoiceStates, status)
      ? text.invoiceStates[status as keyof typeof text.invoiceStates]
      : status;
  const links = [
    [url, text.view, `${text.view}: ${name}`],
    [pdf_url, text.pdf, `${text.pdf}: ${name}`],
  ] as const;
  return (
    <Row
      icon={<Receipt aria-hidden size={18} />}
      title={name}
      badge={state && <Badge tone={TONES[status ?? ''] ?? 'plain'}>{state}</Badge>}
      detail={`${format.day(created_at)} · ${format.money(total_cents, currency)}`}
      actions={links.map(
        ([address, label, whole]) =>
          address &&
          /^https?:\/\//.test(address) && (
            <a
              key={label}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={whole}
              className={buttonLook()}
            >
              {label}
            </a>
          ),
      )}
    />
  );
}
