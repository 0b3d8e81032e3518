import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { isApplication } from "~/routes/shared/site-navigation";
import { ErrorScreen } from "~/ui/error-screen";
import { NotFoundScreen } from "~/ui/not-found-screen";

/** What stands inside the frame of the account. An error replaces this alone: header, menus and notices stay. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <Missing />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}

/** Of a form and of an application: what may have become of it, and the list it stood in. */
function Missing() {
  const location = useLocation();
  if (isApplication(location))
    return (
      <NotFoundScreen to={{ href: "/app/applicants", label: "All applications" }}>
        An application is deleted when the time it may be kept is over, and with its form.
      </NotFoundScreen>
    );
  if (location.pathname.startsWith("/app/forms/"))
    return (
      <NotFoundScreen to={{ href: "/app/forms?show=bin", label: "Look in the bin" }}>
        A deleted form stays in the bin for 30 days.
      </NotFoundScreen>
    );
  return <NotFoundScreen />;
}
