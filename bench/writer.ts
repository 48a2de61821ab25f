import type { DatabaseSync, StatementSync } from 'node:sqlite';

const ROWS_PER_TRANSACTION = 50_000;

/** A writer that inserts rows with cached statements, in transactions of `ROWS_PER_TRANSACTION` rows. */
export class Writer {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #rows = 0;

  constructor(db: DatabaseSync) {
    this.#db = db;
    db.exec('BEGIN');
  }

  insert(table: string, row: Record<string, string | number | null | Uint8Array>): void {
    let statement = this.#statements.get(table);
    if (!statement) {
      const columns = Object.keys(row);
      statement = this.#db.prepare(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      this.#statements.set(table, statement);
    }
    statement.run(...Object.values(row));
    if (++this.#rows % ROWS_PER_TRANSACTION === 0) this.#db.exec('COMMIT; BEGIN');
  }

  close(): void {
    this.#db.exec('COMMIT');
  }
}
