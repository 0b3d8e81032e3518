import type { Plugin } from "vite";

const typefaces =
  /@cantoo\/pdf-lib\/es\/packages\/standard-fonts\/(?!Helvetica\.|all-encodings)[\w-]+\.compressed\.json/;
const refuse = 'const refuse = () => { throw new Error("Left out by scripts/lib/lean-pdf.ts"); };\n';
const markup = `${refuse}export const NodeType = {}, parse = refuse, encode = refuse;`;

/** What the PDF library is given in their place. What would use one of them after all says so. */
const packages: Record<string, string> = {
  // For colours written as text alone; ours are numbers.
  culori: "export const converter = () => () => undefined;",
  // For drawings in SVG, PDF/A and XFA alone.
  "html-entities": markup,
  "node-html-better-parser": markup,
};
const files: Record<string, string> = {
  // No paper holds a PNG, is read for its text, or has a profile of colours.
  "/es/packages/upng/index.js": `${refuse}export default { decode: refuse, toRGBA8: refuse };`,
  "/es/api/extraction/extractPageContents.js": `${refuse}export const extractPageContents = refuse;`,
  "/es/api/pdfa/srgbProfile.js": `${refuse}export const getDefaultSRGBProfile = refuse;`,
  // None is read, and none is locked.
  "/es/core/parser/PDFParser.js": `${refuse}export default { forBytesWithOptions: refuse };`,
  "/es/core/security/PDFSecurity.js": `${refuse}export const generateRandomFileId = refuse;\nexport default { create: refuse };`,
  "/es/core/crypto.js": `${refuse}export { refuse as CipherTransformFactory, refuse as CipherTransform };`,
  // A form on paper has lines and boxes.
  ...Object.fromEntries(
    ["Button", "Dropdown", "OptionList", "RadioGroup"].map((name) => [
      `/es/api/form/PDF${name}.js`,
      "export default class { static of = null; }",
    ]),
  ),
};
const mark = "\0rentform-lean-pdf:";

/**
 * The PDF library brings measures of fourteen typefaces and whole libraries of colours, markup and pictures into the Worker,
 * 150 KB compressed. What is printed has its own typeface embedded; stamps on papers are set in Helvetica.
 */
export function leanPdf(): Plugin {
  return {
    name: "rentform-lean-pdf",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: {
      filter: { id: Object.keys(packages).map((name) => new RegExp(`^${name}$`)) },
      handler: (id, importer) => (importer?.includes("@cantoo/pdf-lib") ? mark + id : null),
    },
    load: {
      filter: { id: [/rentform-lean-pdf:/, /@cantoo\/pdf-lib/] },
      handler(id) {
        if (id.startsWith(mark)) return packages[id.slice(mark.length)];
        if (typefaces.test(id)) return { code: 'export default "";', moduleType: "js" };
        const place = id.split("@cantoo/pdf-lib")[1];
        return (place && files[place]) ?? null;
      },
    },
  };
}
