/** How dates are written where the property is. */
export function localeOf(country: string): string {
  return `en-${country}`;
}
