import type { Plugin } from "vite";

const unused = /@cantoo\/pdf-lib\/es\/packages\/standard-fonts\/(?!Helvetica\.|all-encodings)[\w-]+\.compressed\.json/;
/** Of culori the PDF library takes this alone, for colours written as text; ours are numbers. */
const colours = "export const converter = () => () => undefined;";
const coloursId = "\0rentform-colours";

/**
 * The PDF library brings measures of fourteen typefaces and a library of colours into the Worker, 110 KB compressed. What is
 * printed has its own typeface embedded; stamps on papers are set in Helvetica.
 */
export function leanPdf(): Plugin {
  return {
    name: "rentform-lean-pdf",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    resolveId: (id, importer) => (id === "culori" && importer?.includes("@cantoo/pdf-lib") ? coloursId : null),
    load(id) {
      if (id === coloursId) return colours;
      return unused.test(id) ? { code: 'export default "";', moduleType: "js" } : null;
    },
  };
}
