/** A code to scan: black on white in every theme, for cameras. */
export function QrCode({ qr, label }: { qr: { size: number; path: string }; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="w-full rounded-md border border-line"
    >
      <title>{label}</title>
      <rect width={qr.size} height={qr.size} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}
