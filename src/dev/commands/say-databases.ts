/** D1's size limit for a database. */
const MAX_BYTES = 10_000_000_000;

interface Line {
  number: number;
  name: string;
  bytes: number;
  organizations: number;
}

/** Returns a table of the databases for a terminal. `next` is the database of the next new organization. */
export function sayDatabases(databases: Line[], next: number): string {
  const rows = databases.map(({ number, name, bytes, organizations }) => [
    String(number),
    name,
    sizeOf(bytes),
    `${Math.max(0, Math.floor((1 - bytes / MAX_BYTES) * 100))} %`,
    organizations.toLocaleString('en-US'),
  ]);
  const lines = [['number', 'database', 'size', 'room', 'organizations'], ...rows];
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  const table = lines.map((line) =>
    line.map((cell, i) => (i === 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('   '),
  );
  return [...table, ...(rows.length > 1 ? [`New organizations go to database ${next}.`] : [])].join('\n');
}

/** Formats a size in megabytes, or from one billion bytes on in gigabytes, as D1 counts them. */
function sizeOf(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
