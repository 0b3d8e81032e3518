/** The page of a place's rules: "US-CA" has /restrictions/us-ca. */
export function placePath(place: string): string {
  return `/restrictions/${place.toLowerCase()}`;
}
