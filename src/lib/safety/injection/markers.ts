/** A mark by which programs frame the input of a model. People do not use them. */

export interface Marker {
  code: 'template_token' | 'forged_turn' | 'frame_break' | 'data_break' | 'addresses_ai';
  weight: number;
  excerpt: string;
}

const MAX_CHARACTERS = 200_000;

/** Tokens of chat templates, and headings of instruction formats. */
const TEMPLATE_TOKEN =
  /<\|(?:im_start|im_end|im_sep|system|user|assistant|end|eot_id|endoftext|start_header_id|end_header_id|begin_of_text|channel|message|return|fim_[a-z]+)[^|>\n]{0,20}\|>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start_of_turn|end_of_turn|bos|eos)>|\[\/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]|<｜[^｜\n]{1,40}｜>/gi;
const HEADING =
  /^[ \t>]{0,8}#{2,4} ?(?:instruction|system|system prompt|response|human|assistant|input|task override|new instructions?)s? ?:?[ \t]*$/gim;
/** A line that begins like a turn in a conversation with a model. */
const TURN =
  /^[ \t>*_`"-]{0,8}(system|assistant|user|human|developer|ai|model|tool|system prompt|function)[*_`"]{0,3} ?(?:\([^)\n]{1,20}\) ?)?[:：][*_]{0,3}[ \t]*(\S[^\n]{0,200})?$/gim;
/** A line that addresses a model: "Dear AI assistant,", "LLM:". */
const VOCATIVE =
  /^[ \t>*]{0,8}(?:(?:dear|hey|hi|hello|attention|note to|to|instructions? for)[ :]{1,2}(?:the |any |all )?(?:ai|llm|assistant|chatbot|language model|model)|(?:ai|llm|chatbot|copilot|chatgpt|gpt))(?: (?:assistant|agent|model|system|bot))?s?[,:!]/im;
/** Tags that close or open a frame. */
const FRAME =
  /<\/?(?:system|assistant|untrusted|untrusted_(?:content|email|data|text)|user_(?:input|message|query)|email(?:_(?:body|content|text|data))?|mail|message_body|document|documents|context|instructions?|system[_-](?:prompt|message|reminder|note)|tool_(?:result|call|response)|function_(?:calls?|results?)|thinking|antml:[a-z_]{1,30}|data|content|input|prompt)(?: [^<>\n]{0,80})?>/gi;
const END_OF_TEXT =
  /^[ \t>*#=_-]{0,40}(?:end|begin|start) (?:of )?(?:the )?(?:untrusted |user |quoted |original )?(?:e-?mail|mail|document|content|input|context|data|text|prompt|user message|system message|instructions?)(?: body| content| data)?[ \t*#=_.:-]{0,40}$/gim;
/** JSON or code that ends the text and begins its own turn. */
const DATA =
  /["']role["'] ?: ?["'](?:system|assistant|developer|user|tool)["']|["'](?:tool_calls|function_call)["'] ?:|["'](?:action|tool|function|name)["'] ?: ?["'](?:send|forward|reply|delete|transfer|execute)_?[a-z]{0,20}["']|["'] ?\} ?[\]},]{1,4} ?,? ?\{ ?["'](?:role|system|instruction)/gi;

/** Finds the marks in a text; one of each kind, with forged turns weighted by their number. */
export function findMarkers(text: string): Marker[] {
  const source = text.slice(0, MAX_CHARACTERS);
  const markers: Marker[] = [];
  const token = firstToken(source);
  if (token !== undefined) markers.push({ code: 'template_token', weight: 3, excerpt: token });
  const data = source.match(DATA)?.[0];
  if (data !== undefined) markers.push({ code: 'data_break', weight: 3, excerpt: data });
  const tag = frameBreak(source);
  const end = source.match(END_OF_TEXT)?.[0]?.trim();
  if (tag !== undefined) markers.push({ code: 'frame_break', weight: 2, excerpt: tag });
  else if (end !== undefined) markers.push({ code: 'frame_break', weight: 1, excerpt: end });
  const vocative = VOCATIVE.exec(source)?.[0]?.trim();
  if (vocative !== undefined) markers.push({ code: 'addresses_ai', weight: 1, excerpt: vocative });
  const turns = [...source.matchAll(TURN)];
  const roles = new Set(turns.map(([, role]) => role!.toLowerCase()));
  const orders = turns.filter(
    ([, role, words]) => /^(?:system|assistant|developer|ai)/i.test(role!) && isOrder(words ?? ''),
  );
  if (orders.length > 0 || (roles.size > 1 && (roles.has('assistant') || roles.has('system')))) {
    const weight = (orders.length > 0 ? 2 : 1) + (roles.size > 1 ? 1 : 0);
    markers.push({ code: 'forged_turn', weight, excerpt: (orders[0] ?? turns[0]!)[0].trim().slice(0, 120) });
  }
  return markers;
}

/** Returns a frame tag that closes what the mail did not open, or that only programs for models use. */
function frameBreak(source: string): string | undefined {
  const open = new Set<string>();
  for (const [tag] of source.matchAll(FRAME)) {
    const name = /[a-z][\w:-]*/i.exec(tag)![0].toLowerCase();
    if (/^(?:system|assistant|antml|tool_|function_|untrusted|thinking)/.test(name)) return tag;
    if (!tag.startsWith('</')) open.add(name);
    else if (!open.has(name)) return tag;
  }
  return undefined;
}

function firstToken(source: string): string | undefined {
  return (source.match(TEMPLATE_TOKEN) ?? source.match(HEADING))?.[0]?.trim();
}

/** Returns whether words address a reader: "you", "ignore", "must" and the like, not "Windows 11, 64 bit". */
function isOrder(words: string): boolean {
  return /(?:^|[^a-z])(?:you|your|ignore|must|never|always|understood|sure|okay|respond|reply|forward|send|reveal|instructions?|override|rules?|mode|i will|here is|approved|confirmed)(?:[^a-z]|$)/i.test(
    words,
  );
}
