const CONFIGURE =
  'To use it, configure a model with AI_OPENAI_BASE_URL, AI_OPENAI_API_KEY and AI_OPENAI_MODELS, or with the same variables of AI_ANTHROPIC.';

/** The requests that the built-in writer refuses, each with the sentence for the caller. */
export const CANNOT = {
  translate: `Translation needs a language model; the built-in writer has fixed sentences only. ${CONFIGURE}`,
  compose: `Writing a new email from instructions needs a language model; the built-in writer only acknowledges messages. ${CONFIGURE}`,
  reply: `Following instructions or answering the question of an email needs a language model; the built-in writer only confirms that a message arrived. ${CONFIGURE}`,
  friendlier: `Changing the tone of a text needs a language model; the built-in writer does not reword texts. ${CONFIGURE}`,
  formal: `Changing the tone of a text needs a language model; the built-in writer does not reword texts. ${CONFIGURE}`,
  shorter: `Shortening a text needs a language model; the built-in writer could only cut it off. ${CONFIGURE}`,
  fix: `Correcting spelling and grammar needs a language model; the built-in writer does not reword texts. ${CONFIGURE}`,
  chat: `Answering questions needs a language model; the built-in writer knows no facts. ${CONFIGURE}`,
  promise: 'The built-in writer never promises a time, a price or a result. A person has to write that.',
} as const;
