export const contentTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  zip: "application/zip",
  svg: "image/svg+xml",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

type Kind = keyof typeof contentTypes;
const endings: Record<Kind, RegExp> = {
  pdf: /\.pdf$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
  heic: /\.hei[cf]$/i,
  zip: /\.zip$/i,
  svg: /\.svg$/i,
  csv: /\.csv$/i,
  xlsx: /\.xlsx$/i,
};

/** A name for a file of this kind: no path, no control or formatting characters, nothing that Windows forbids. */
export function fileName(name: string, kind: Kind): string {
  const short = plainName(name, 120) || "document";
  return endings[kind].test(short) ? short : `${short}.${kind}`;
}

/** The same for a folder or a part of a name; may be empty. At most `length` characters. */
export function plainName(name: string, length: number): string {
  const own = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  // Formatting characters go too: a right-to-left mark can make "fdp.exe" of a name.
  const plain = own
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  return Array.from(plain).slice(0, length).join("");
}

/** Content-Disposition of a download (RFC 6266, RFC 8187): an ASCII name for old programs and the true one in UTF-8. */
export function attachment(name: string, kind: Kind): string {
  return disposition("attachment", name, kind);
}

/** The same for what is shown in the page; the name is for who saves it from there. */
export function inline(name: string, kind: Kind): string {
  return disposition("inline", name, kind);
}

function disposition(how: "attachment" | "inline", name: string, kind: Kind): string {
  const safe = fileName(name, kind);
  const ascii = safe.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
