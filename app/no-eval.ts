import { config } from "zod";

/**
 * Our policy forbids making code of text. zod tries whether it may, for faster objects, and each try would be reported as a
 * breach of the policy. Imported by root.tsx before anything that makes a schema.
 */
config({ jitless: true });
