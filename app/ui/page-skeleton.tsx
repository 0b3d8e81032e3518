import { useLocation, useNavigation } from "react-router";

/**
 * In place of the page that is left, while the next one is awaited: from 300 ms on, which the style sheet counts, so that
 * nothing is seen of it before. Moves within a page keep what is shown, and so do posts.
 */
export function PageSkeleton() {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state === "loading" && !formMethod && location.pathname !== pathname;
  return isLeaving ? <div className="page-skeleton" /> : null;
}
