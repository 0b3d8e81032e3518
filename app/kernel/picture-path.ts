/** Where the picture for sharing a page is: "/faq" has "/og/faq.png". */
export function picturePath(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}
