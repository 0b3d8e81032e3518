/** The address of a font that the build made ready (`scripts/lib/typefaces.ts`). */
declare module "*.woff?typeface" {
  const url: string;
  export default url;
}
