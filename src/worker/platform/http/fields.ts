/**
 * The rows of a list, with only the fields that its query names (`fieldsOf` has checked the names). Without names the
 * rows stay whole. The type stays that of whole rows: whoever asks for some fields knows which.
 */
export function pickFields<Row extends object>(rows: Row[], fields: string[] | undefined): Row[] {
  if (!fields) return rows;
  const asked = new Set(fields);
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).filter(([name]) => asked.has(name))) as Row,
  );
}
