/** The ranges of a report, in days. */
export const RANGES = [7, 30, 90, 365] as const;
export type Range = (typeof RANGES)[number];

export interface ReportSearch {
  days?: Range;
  tag?: string;
}

export const isRange = (value: unknown): value is Range => RANGES.some((range) => range === value);
