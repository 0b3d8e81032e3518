export const env = (globalThis as unknown as { __env: unknown }).__env;
