import type { TokenAlert } from '../../../../contract/tokens.ts';
import type { AlertRow } from './store.ts';

export function presentAlert(row: AlertRow): TokenAlert {
  return {
    id: row.id,
    type: row.type,
    threshold: row.threshold,
    period: row.period,
    is_active: row.isActive,
    last_fired_at: row.lastFiredAt === null ? null : new Date(row.lastFiredAt).toISOString(),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
