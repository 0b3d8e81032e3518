import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { ErrorScreen } from "~/ui/error-screen";
import { NotFoundScreen } from "~/ui/not-found-screen";

/** What stands inside the frame of the account. An error replaces this alone: header, menus and notices stay. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
