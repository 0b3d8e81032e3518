export const contentTypes = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
} as const;

type Kind = keyof typeof contentTypes;
const endings: Record<Kind, RegExp> = { pdf: /\.pdf$/i, jpg: /\.jpe?g$/i, png: /\.png$/i, heic: /\.hei[cf]$/i };

/**
 * Content-Disposition of a download (RFC 6266, RFC 8187): an ASCII name for old programs and the true one in UTF-8.
 * Paths, control characters and what Windows forbids are taken out; the ending fits the content.
 */
export function attachment(name: string, kind: Kind): string {
  const safe = cleanName(name, kind);
  const ascii = safe.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function cleanName(name: string, kind: Kind): string {
  const own = name.toWellFormed().split(/[/\\]/).at(-1) ?? "";
  // Formatting characters go too: a right-to-left mark can make "fdp.exe" of a name.
  const plain = own
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, "")
    .replace(/^\.+/, "")
    .trim();
  const short = Array.from(plain).slice(0, 120).join("") || "document";
  return endings[kind].test(short) ? short : `${short}.${kind}`;
}
