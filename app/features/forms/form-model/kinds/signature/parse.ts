import type { Answer } from "../../answers";
import type { Controls } from "../../controls";
import { isDrawing } from "../../drawing";
import type { Reading } from "../reading";
import { plain } from "../typed-text";

/** The typed name must be the applicant's, in either order, letter by letter; case, marks, spaces and signs do not matter. */
function parseSignature(controls: Controls): Answer | undefined {
  const typedName = plain(controls, "", 200);
  if (typedName === undefined) return undefined;
  if (!typedName) return controls.missing("");
  const { name } = controls;
  if (name && controls.context.complete) {
    const { first, last } = name;
    if (![first + last, last + first].some((whole) => fold(whole) === fold(typedName))) {
      return controls.fail("", "signature-mismatch", { name: `${first.trim()} ${last.trim()}` });
    }
  }
  const drawing = controls.text(".drawing");
  // Only the page's own script draws: anything else there is nobody's answer.
  return { typedName, ...(isDrawing(drawing) && { drawing }) };
}

/** Letters alone, in capitals, where ß and ı have no form of their own. */
function fold(name: string): string {
  return name.normalize("NFKD").toUpperCase().replace(/\P{L}/gu, "");
}

export const signatureReading: Reading<"signature"> = {
  parts: () => ["", ".drawing"],
  parse: (_field, controls) => parseSignature(controls),
};
