/** The name of an argument, where it has none in words: `due_date` is `Due date`. */
const plain = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function inText(value: unknown): string {
  if (Array.isArray(value)) return value.map(inText).join(', ');
  if (value === null || typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${plain(name)}: ${inText(part)}`)
    .join(', ');
}

/** Returns the arguments of a tool as a person reads them, without those that are empty. */
export function wordsOf(
  input: Record<string, unknown>,
  names: Record<string, string>,
): { name: string; value: string }[] {
  return Object.entries(input)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => ({
      name: (Object.hasOwn(names, name) ? names[name] : undefined) ?? plain(name),
      value: inText(value),
    }));
}
