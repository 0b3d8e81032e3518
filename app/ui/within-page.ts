import { useFetchers } from "react-router";

/**
 * For links to another part of the page that is open: nothing is read again. While a post is under way it is, since React Router
 * drops what the post brings once such a link is followed.
 */
export function useWithinPage(): { defaultShouldRevalidate: false | undefined } {
  return { defaultShouldRevalidate: useFetchers().length === 0 ? false : undefined };
}
