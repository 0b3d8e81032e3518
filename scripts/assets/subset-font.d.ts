/** What is used of a library that brings no types. */
declare module "subset-font" {
  /** A font with the letters of `text` alone, or with all of its glyphs. Reads TrueType, WOFF and WOFF2. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: "sfnt";
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      noLayoutClosure?: boolean;
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
