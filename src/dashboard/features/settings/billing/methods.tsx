import { CreditCard } from 'lucide-react';
import { api } from '../../../api/client.ts';
import { useText } from '../../../lib/text/language.tsx';
import { billingText } from '../../../lib/text/settings/team/billing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Section } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/states.tsx';
import { Row, Rows } from '../parts/rows.tsx';

/** The payment methods, which are stored and changed at the payment service. */
export function Methods() {
  const text = useText(billingText);
  return (
    <Section title={text.methods}>
      <Loaded of={api.useQuery('get', '/api/settings/billing/payment-methods')} rows={1}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-quiet">{text.noMethods}</p>
          ) : (
            <Rows label={text.methods}>
              {list.map(({ id, brand, last_four, exp_month, exp_year, is_default }) => (
                <Row
                  key={id}
                  icon={<CreditCard aria-hidden size={18} />}
                  title={last_four ? `${brand} •••• ${last_four}` : brand}
                  badge={is_default && <Badge tone="good">{text.default}</Badge>}
                  detail={
                    exp_month && exp_year && text.until(`${String(exp_month).padStart(2, '0')}/${exp_year}`)
                  }
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Section>
  );
}
