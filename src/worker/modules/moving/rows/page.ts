/**
 * A range of an organization's rows in a table, which is read piece by piece: all of them, or where ids do not follow the
 * organization those from before (`old`) and those of its range (`own`).
 */
export interface Page {
  table: string;
  range: 'organization' | 'old' | 'own';
  /** The key, or its beginning, after which the next piece begins. */
  after: unknown[];
}
