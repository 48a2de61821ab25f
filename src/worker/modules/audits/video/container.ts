import type { Media } from '../../../../contract/audits/audits.ts';
import { AuditFailed } from '../checks/failed.ts';

/** The structure of a file, before its tracks are read. */
export interface Container {
  format: Media['container'];
  /** Whether the moov box is first; null if the format has none. */
  isMoovFirst: boolean | null;
  /** Whether the file ends before its structure does. */
  isTruncated: boolean;
  /** Seconds according to the header; null if it does not say. */
  duration: number | null;
  /** Frames per second according to the header; null if it does not say. */
  frameRate: number | null;
  /** Whether a part of the structure is too large to be looked at. */
  isCut: boolean;
  /** The longest range of the file that its parser may read. */
  maxRead: number;
}

export function notAVideo(message: string): AuditFailed {
  return new AuditFailed('NOT_A_VIDEO', message);
}
