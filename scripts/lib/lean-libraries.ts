import type { Plugin } from "vite";

const refuse = 'const refuse = () => { throw new Error("Left out by scripts/lib/lean-libraries.ts"); };\n';
const jsonSchemaImport = /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";/;
const jsonSchemaHook = /inst\._zod\.processJSONSchema = [^;\n]+;/g;

/** Sends nothing to anybody, as it does anyway when it is off. */
const telemetry = `export const createTelemetry = async () => ({ publish: async () => {} });
export const getTelemetryAuthConfig = () => ({});`;

/**
 * Two libraries carry what nobody here asks for: zod writes any of its schemas as JSON Schema, 5 KB compressed in the Worker
 * and in each page that checks its own forms, and better-auth counts its installations.
 */
export function leanLibraries(): Plugin {
  return {
    name: "rentform-lean-libraries",
    apply: "build",
    enforce: "pre",
    load: (id) => (/\/@better-auth\/telemetry\/dist\/\w+\.mjs$/.test(id) ? telemetry : null),
    transform(code, id) {
      if (!id.endsWith("/zod/v4/classic/schemas.js")) return null;
      if (!jsonSchemaImport.test(code)) throw new Error("zod has changed: look at scripts/lib/lean-libraries.ts");
      const without = `${refuse}const createStandardJSONSchemaMethod = () => refuse, createToJSONSchemaMethod = () => refuse;`;
      return { code: code.replace(jsonSchemaImport, () => without).replaceAll(jsonSchemaHook, ""), map: null };
    },
  };
}
