import { basename, join } from "node:path";
import type { Plugin } from "vite";

const refuse = 'const refuse = () => { throw new Error("Left out by scripts/lib/lean-libraries.ts"); };\n';
const jsonSchemaImport = /import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from "[^"]+";/;
const jsonSchemaHook = /inst\._zod\.processJSONSchema = [^;\n]+;/g;

/** Sends nothing to anybody, as it does anyway when it is off. */
const telemetry = `export const createTelemetry = async () => ({ publish: async () => {} });
export const getTelemetryAuthConfig = () => ({});`;

/** Reads the makers' certificates of security keys, which are never asked for: a passkey comes without a statement of its maker. */
const certificates =
  /\/@simplewebauthn\/server\/esm\/(?:helpers\/(?:convertX509PublicKeyToCOSE|getCertificateInfo|validateCertificatePath|isCertRevoked|validateExtFIDOGenCEAAGUID|mapX509SignatureAlgToCOSEAlg)|registration\/verifications\/(?:tpm\/)?verifyAttestation(?:AndroidKey|AndroidSafetyNet|Apple|FIDOU2F|TPM))\.js$/;

const signatures = `import { readEcdsaSignature } from "${join(import.meta.dirname, "../../app/platform/auth/second-factor/ecdsa-signature.ts")}";
const lengths = { 1: 32, 2: 48, 3: 66 };
export const unwrapEC2Signature = (signature, curve) => readEcdsaSignature(signature, lengths[curve] ?? 0);`;

/** Sign-in by 36 other companies: nobody is offered one. A field that named one takes any word, as it did before. */
const companies = `import { z } from "zod";
export const socialProviders = {}, socialProviderList = [], SocialProviderListEnum = z.string();`;

/** React's older writer of strings: pages and failures are written by the newer one, mails by Hono. */
const stringWriter = /\/react-dom\/cjs\/react-dom-server-legacy\.browser\.production\.js$/;

/**
 * Four libraries carry what nobody here asks for: react-dom brings a second writer of HTML, 30 KB compressed; zod writes
 * any of its schemas as JSON Schema, 5 KB compressed in the Worker and in each page that checks its own forms; better-auth
 * counts its installations, signs in by other companies, 17 KB, and keeps accounts in memory, 2 KB; @simplewebauthn/server
 * reads certificates, 32 KB, and with their reader the two numbers of a signature, 25 KB.
 */
export function leanLibraries(): Plugin {
  return {
    name: "rentform-lean-libraries",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: [/\/react-dom\//, /\/@simplewebauthn\//, /\/@better-auth\//] },
      handler(id) {
        if (stringWriter.test(id)) return `${refuse}exports.renderToString = exports.renderToStaticMarkup = refuse;`;
        if (certificates.test(id)) return `${refuse}export { refuse as ${basename(id, ".js")} };`;
        if (id.endsWith("/@simplewebauthn/server/esm/helpers/iso/isoCrypto/unwrapEC2Signature.js")) return signatures;
        if (id.endsWith("/@better-auth/core/dist/social-providers/index.mjs")) return companies;
        if (id.endsWith("/@better-auth/memory-adapter/dist/index.mjs"))
          return `${refuse}export { refuse as memoryAdapter };`;
        return /\/@better-auth\/telemetry\/dist\/\w+\.mjs$/.test(id) ? telemetry : null;
      },
    },
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        if (!jsonSchemaImport.test(code)) throw new Error("zod has changed: look at scripts/lib/lean-libraries.ts");
        const without = `${refuse}const createStandardJSONSchemaMethod = () => refuse, createToJSONSchemaMethod = () => refuse;`;
        return { code: code.replace(jsonSchemaImport, () => without).replaceAll(jsonSchemaHook, ""), map: null };
      },
    },
  };
}
