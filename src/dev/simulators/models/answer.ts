/** Composes a personality's answer to a prompt, independent of the protocol. */
import type { Personality } from './personalities.ts';
import {
  type Answer,
  CHARACTERS_PER_TOKEN,
  countTokens,
  type Finish,
  type Prompt,
  type ToolCall,
} from './prompt.ts';
import { writeHonestly } from './writers/honest.ts';
import { STRANGER } from './writers/possessed.ts';

const REFUSAL = "I'm sorry, but I can't help with that.";
/** The input of a tool call that was not offered. */
const UNINVITED_INPUT = JSON.stringify({ to: `thief@${STRANGER}` });

/** `isAltered` says whether the personality's change of JSON applies to this call. */
export function composeAnswer(personality: Personality, prompt: Prompt, isAltered: boolean): Answer {
  const mayCall = prompt.tools.length > 0 && prompt.format.type === 'text';
  const chosen = mayCall ? (personality.callTools?.(prompt) ?? []) : [];
  let text: string;
  let finish: Finish = 'stop';
  let calls: ToolCall[] = [];
  if (personality.finish === 'refusal') {
    text = REFUSAL;
    finish = 'refusal';
  } else if (personality.uninvitedTool) {
    text = '';
    calls = [{ name: personality.uninvitedTool, input: UNINVITED_INPUT }];
    finish = 'tool';
  } else if (chosen.length > 0) {
    text = '';
    calls = chosen;
    finish = 'tool';
  } else {
    text = (personality.write ?? writeHonestly)(prompt);
    if (prompt.format.type !== 'text' && personality.changeJson && isAltered) {
      text = personality.changeJson(text);
    }
    if (prompt.format.type === 'tool') finish = 'tool';
    if (personality.finish === 'filter') {
      text = text.slice(0, Math.ceil(text.length / 2));
      finish = 'filter';
    }
    [text, finish] = limit(text, finish, prompt);
    if (prompt.format.type === 'tool') {
      calls = [{ name: prompt.format.name, input: text }];
      text = '';
    }
  }
  const outputTokens = countTokens(text + calls.map(({ input }) => input).join(''));
  const { usage } = personality;
  return {
    text,
    calls,
    finish,
    inputTokens: usage === undefined ? prompt.inputTokens : usage,
    outputTokens: usage === undefined ? outputTokens : usage,
    hasUsage: usage !== 'missing',
  };
}

/** Applies the stop sequences and `max_tokens`. */
function limit(text: string, finish: Finish, { stop, maxTokens, format }: Prompt): [string, Finish] {
  let [end, reason]: [number, Finish] = [text.length, finish];
  for (const sequence of format.type === 'text' ? stop : []) {
    const at = text.indexOf(sequence);
    if (at >= 0 && at < end) [end, reason] = [at, 'stop-sequence'];
  }
  const longest = maxTokens * CHARACTERS_PER_TOKEN;
  if (longest < end) [end, reason] = [longest, 'length'];
  return [text.slice(0, end), reason];
}
