import type * as Pdfjs from "pdfjs-dist";

/**
 * The reader of PDFs, as for a browser without workers: it would load a canvas wherever it takes the process for Node's, and
 * workerd has none. Nothing is drawn here.
 */
async function loadPdfjs(): Promise<typeof Pdfjs> {
  const nameOfProcess = Object.getOwnPropertyDescriptor(process, "toString");
  Object.defineProperty(process, "toString", { value: () => "workerd or Node", configurable: true });
  const [pdfjs, pdfjsWorker] = await Promise.all([
    // @ts-expect-error Types come with the build that is not minified, which takes twice as long to load.
    import("pdfjs-dist/legacy/build/pdf.min.mjs"),
    // @ts-expect-error The library brings no types for it.
    import("pdfjs-dist/legacy/build/pdf.worker.min.mjs"),
  ]);
  if (nameOfProcess) Object.defineProperty(process, "toString", nameOfProcess);
  else Reflect.deleteProperty(process, "toString");
  Object.assign(globalThis, { pdfjsWorker });
  return pdfjs;
}

export const pdfjs = loadPdfjs();
