import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { isApplication } from "~/routes/shared/site-navigation";
import { AppLink } from "~/ui/app-link";
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

const ways = {
  application: {
    text: "An application is deleted when the time it may be kept is over, and with its form.",
    to: "/app/applicants",
    label: "All applications",
  },
  form: { text: "A deleted form stays in the bin for 30 days.", to: "/app/forms?show=bin", label: "Look in the bin" },
};

/** Of a form and of an application: what may have become of it, and the list it stood in. */
function Missing() {
  const location = useLocation();
  const isForm = location.pathname.startsWith("/app/forms/");
  const way = isApplication(location) ? ways.application : isForm ? ways.form : null;
  return (
    <NotFoundScreen>
      {way ? (
        <p className="mt-8 text-ink-muted">
          {way.text}{" "}
          <AppLink to={way.to} className="underline underline-offset-4">
            {way.label}
          </AppLink>
        </p>
      ) : null}
    </NotFoundScreen>
  );
}
