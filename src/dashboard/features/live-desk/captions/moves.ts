import type { Schemas } from '../../../api/client.ts';

type Status = Schemas['CaptionStatus'];

/** Text, image and decision may still change: it is not posted, and not on its way. */
export const mayChange = (status: Status) =>
  status === 'pending' || status === 'approved' || status === 'skipped' || status === 'failed';
