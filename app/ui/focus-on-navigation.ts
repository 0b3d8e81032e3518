import { useEffect, useRef } from "react";

/**
 * A page that changes without loading leaves the focus on a link that may be gone, and a screen reader in silence. After
 * each move to another path the focus goes to the main element, unless something in it (an error summary) has taken it.
 */
export function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
