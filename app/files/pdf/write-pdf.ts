import { Buffer } from "node:buffer";
import { isStream, type PdfValue } from "./pdf-values";

/** A file of these objects, the first with number 1. `root`: number of its catalogue. */
export function writePdf(objects: readonly PdfValue[], root: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : part;
    parts.push(bytes);
    size += bytes.byteLength;
  };
  put("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n");
  const offsets = objects.map((value, at) => {
    const offset = size;
    if (isStream(value)) {
      put(`${at + 1} 0 obj\n${written(value.dict)}\nstream\n`);
      put(value.data);
      put("\nendstream\nendobj\n");
    } else put(`${at + 1} 0 obj\n${written(value)}\nendobj\n`);
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = size;
  put(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  put(`trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts, size);
}

function written(value: PdfValue): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return `[${value.map(written).join(" ")}]`;
  if (isStream(value)) return "null";
  return `<<${[...value].map(([key, entry]) => `${key} ${written(entry)}`).join(" ")}>>`;
}
