/** A library that decodes documents in the browser: its package, its version, and which of its files are served. */
type DecoderFolder = { url: string; from: string; version: string; parts: readonly string[] };

const pdfVersion = "6.5.438";
const heifVersion = "1.23.2";

/** The version stands in the address, so that a browser may keep the files; the build fails when it is another one. */
export const decoderFolders = {
  pdf: {
    url: `/decoders/pdfjs-${pdfVersion}`,
    from: "pdfjs-dist",
    version: pdfVersion,
    parts: [
      "LICENSE",
      "legacy/build/pdf.min.mjs",
      "legacy/build/pdf.worker.min.mjs",
      "cmaps",
      "standard_fonts",
      "wasm",
      "iccs",
    ],
  },
  heif: {
    url: `/decoders/libheif-${heifVersion}`,
    from: "libheif-js",
    version: heifVersion,
    parts: ["LICENSE", "libheif-wasm/LICENSE", "libheif-wasm/libheif-bundle.mjs"],
  },
} satisfies Record<string, DecoderFolder>;
