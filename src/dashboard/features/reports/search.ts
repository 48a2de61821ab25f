import type { Schemas } from '../../api/client.ts';

/** The ranges of a report, in days. */
export const RANGES = [7, 30, 90, 365] as const;
export type Range = (typeof RANGES)[number];
export type Tag = Schemas['Report']['by_tag'][number]['tag'];
export const TAGS: readonly Tag[] = ['Hello', 'Partners', 'Info', 'Support', 'Neo'];

export interface ReportSearch {
  days?: Range;
  tag?: Tag;
}

export const isRange = (value: unknown): value is Range => RANGES.some((range) => range === value);
export const isTag = (value: unknown): value is Tag => TAGS.some((tag) => tag === value);
