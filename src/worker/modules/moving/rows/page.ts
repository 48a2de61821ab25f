/**
 * A range of an organization's rows in a table, read in parts: all of them, or, where ids do not follow the
 * organization, those with old ids (`old`) and those in its range (`own`).
 */
export interface Page {
  table: string;
  range: 'organization' | 'old' | 'own';
  /** The key, or its beginning, after which the next part begins. */
  after: unknown[];
}
