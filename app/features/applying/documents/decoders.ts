/**
 * Libraries that decode documents in the browser: folders of public/, made by `npm run assets`. The version stands in the
 * address, so that a browser may keep the files.
 */
export const decoders = {
  "pdfjs-dist": "/decoders/pdfjs-6.5.438",
  "libheif-js": "/decoders/libheif-1.23.2",
} as const;
