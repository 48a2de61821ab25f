export { getBalance } from './get-balance.ts';
export { type Credit, credit } from './ledger/credit.ts';
export { listBookings } from './ledger/entry-store.ts';
export { release } from './ledger/release.ts';
export { reserve } from './ledger/reserve.ts';
export { settle } from './ledger/settle.ts';
export { listPackages } from './list-packages.ts';
export { selectUsageByDay } from './usage-store.ts';
