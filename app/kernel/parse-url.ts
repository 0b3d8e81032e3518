/** An address as a URL; null when it is none. As URL.parse, which Safari has from 18, Chrome and Firefox from 126 on. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
