/**
 * The version of the rules, increased when the rules for HTML or for visible text get stricter: mail that older rules
 * cleaned is cleaned again when read.
 */
export const HTML_RULES = 3;
