import { isDict, isStream, type PdfDict, type PdfObjects, type PdfValue, resolve } from "./pdf-values";

/** Kinds of actions that run, open, send or fetch something (ISO 32000-2, 12.6.4). */
const activeActions = new Set(
  "JavaScript Launch SubmitForm ImportData ResetForm GoToR GoToE GoToDp GoTo3DView Rendition RichMediaExecute Movie Sound Hide SetOCGState Thread Trans Named"
    .split(" ")
    .map((kind) => `/${kind}`),
);
/** Kinds of annotations that play, carry or run something. */
const activeAnnotations = new Set(
  "RichMedia Movie Screen Sound 3D FileAttachment TrapNet".split(" ").map((kind) => `/${kind}`),
);
const actionKeys = new Set(["/A", "/PA", "/Next"]);

/** Whether a value must not be shown: an action, an annotation or a file that does something. `key`: where it stands. */
export function isActive(objects: PdfObjects, value: PdfValue, key?: string): boolean {
  const target = resolve(objects, value);
  if (isStream(target)) return target.dict.get("/Subtype") === "/PS" || target.dict.get("/Type") === "/EmbeddedFile";
  if (!isDict(target)) return false;
  const read = (name: string) => resolve(objects, target.get(name));
  const kind = read("/S");
  if (kind === "/URI") return !leadsToTheWeb(read("/URI"));
  if (key !== undefined && actionKeys.has(key) && kind !== undefined) return kind !== "/GoTo";
  const isAction = typeof kind === "string" && activeActions.has(kind);
  return isAction || isActiveKind(target, read);
}

function isActiveKind(dict: PdfDict, read: (name: string) => PdfValue | undefined): boolean {
  const subtype = read("/Subtype");
  return (
    (typeof subtype === "string" && activeAnnotations.has(subtype)) ||
    read("/Type") === "/Filespec" ||
    read("/Type") === "/EmbeddedFile" ||
    dict.has("/EF")
  );
}

/** The text of an address is plain letters: one with escapes, or in another notation, is not followed. */
function leadsToTheWeb(address: PdfValue | undefined): boolean {
  return typeof address === "string" && /^\(https?:\/\/[^\\()\s]+\)$/i.test(address);
}
