/**
 * Our policy forbids making code of text, which zod would try. Imported by root.tsx first; by the global that zod's own
 * `config` writes, which would cost a chunk. Held by public-site.test.ts.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
