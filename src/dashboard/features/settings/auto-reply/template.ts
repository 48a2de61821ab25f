/** The variables of a template, as in the API. */
export const VARIABLES = ['sender_name', 'subject', 'inbox_name', 'ticket'] as const;
type Variable = (typeof VARIABLES)[number];

const PLACE = /\{\{([^{}]*)\}\}/g;
const isVariable = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** Fills in the template's variables. Leaves unknown ones unchanged. */
export const fillTemplate = (template: string, values: Record<Variable, string>) =>
  template.replace(PLACE, (whole, name: string) => {
    const variable = name.trim();
    return isVariable(variable) ? values[variable] : whole;
  });

/** Returns the first unknown name in double braces. */
export const unknownVariable = (template: string) =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name.trim()).find((name) => !isVariable(name));
