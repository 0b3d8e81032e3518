/** How much a form may hold. Apart from the schema, which brings zod to every page that names it. */
export const definitionLimits = {
  fields: 300,
  sections: 40,
  optionsPerField: 100,
  bytes: 128 * 1024,
  labelLength: 300,
  helpLength: 1000,
  statementLength: 4000,
} as const;
