/**
 * Our policy forbids making code of text. zod tries whether it may, for faster objects, and each try would be reported as a
 * breach of the policy. Imported by root.tsx before anything that makes a schema. By the global that zod's own `config` writes
 * to: a call of `config` here would cost every page a chunk. A browser test holds it (public-site.test.ts).
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
