/** The names of providers, as they write them. */
const PROVIDERS: Record<string, string> = { openai: 'OpenAI', anthropic: 'Anthropic' };
/** Words of model names that are not simply capitalized. */
const WORDS: Record<string, string> = { gpt: 'GPT', chatgpt: 'ChatGPT' };
const BUILT_IN = 'herald/built-in';

export const providerName = (provider: string): string => PROVIDERS[provider] ?? provider;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns a model's id, such as `anthropic/claude-haiku-4-5-20251001`, as a name: “Claude Haiku 4.5”. `builtIn` is the
 * name of the writer without a model.
 */
export function modelName(id: string, builtIn: string): string {
  if (id === BUILT_IN) return builtIn;
  const words = id
    .slice(id.lastIndexOf('/') + 1)
    .replace(/-(?:\d{8}|\d{4}-\d{2}-\d{2}|latest)$/, '')
    // A version in parts: 4-5.
    .replace(/(?<=-)(\d{1,2})-(\d{1,2})(?=-|$)/g, '$1.$2')
    .split('-')
    .filter(Boolean);
  const [first = id, second] = words;
  const name = WORDS[first] ?? (/^o\d/.test(first) ? first : capital(first));
  if (WORDS[first] && second && /^\d/.test(second)) return [`${name}-${second}`, ...words.slice(2)].join(' ');
  return [name, ...words.slice(1).map(capital)].join(' ');
}
