/** The country of the first language that a browser asks for with one ("US" of "en-US,en;q=0.9"); null: none has. */
export function readerRegion(acceptLanguage: string | null): string | null {
  return (
    /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i
      .exec((acceptLanguage ?? "").slice(0, 500))?.[1]
      ?.toUpperCase() ?? null
  );
}
