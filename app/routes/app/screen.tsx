import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { isApplication } from "~/routes/shared/site-navigation";
import { accountFrameWords } from "~/routes/shared/words/account-frame-words";
import { AppLink } from "~/ui/app-link";
import { ErrorScreen } from "~/ui/error-screen";
import { NotFoundScreen } from "~/ui/not-found-screen";
import { useWords } from "~/ui/use-words";

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
  application: { text: "application", to: "/app/applicants", label: "allApplications" },
  form: { text: "form", to: "/app/forms?show=bin", label: "lookInBin" },
} as const;

/** Of a form and of an application: what may have become of it, and the list it stood in. */
function Missing() {
  const { missing } = useWords(accountFrameWords);
  const location = useLocation();
  const isForm = location.pathname.startsWith("/app/forms/");
  const way = isApplication(location) ? ways.application : isForm ? ways.form : null;
  return (
    <NotFoundScreen>
      {way ? (
        <p className="mt-8 text-ink-muted">
          {missing[way.text]}{" "}
          <AppLink to={way.to} className="underline underline-offset-4">
            {missing[way.label]}
          </AppLink>
        </p>
      ) : null}
    </NotFoundScreen>
  );
}
