/** The variables that a template may have, as the API knows them. */
export const VARIABLES = ['sender_name', 'subject', 'inbox_name', 'ticket'] as const;
type Variable = (typeof VARIABLES)[number];

const PLACE = /\{\{([^{}]*)\}\}/g;
const isVariable = (name: string): name is Variable => (VARIABLES as readonly string[]).includes(name);

/** The template with its variables filled in. Others stay as they are. */
export const fillTemplate = (template: string, values: Record<Variable, string>) =>
  template.replace(PLACE, (whole, name: string) => {
    const variable = name.trim();
    return isVariable(variable) ? values[variable] : whole;
  });

/** The first name in double braces that is no variable. */
export const unknownVariable = (template: string) =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name.trim()).find((name) => !isVariable(name));
