import { useEffect } from "react";

/** Outside the component: an error screen and the page after it are two trees, but one document. Effects run in browsers only. */
let shownPathname: string | undefined;

/** After each move to another path the focus goes to main, unless something in it has taken it. */
export function useFocusOnNavigation(pathname: string): void {
  useEffect(() => {
    const before = shownPathname;
    shownPathname = pathname;
    if (before === undefined || before === pathname) return;
    const main = document.getElementById("main");
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
