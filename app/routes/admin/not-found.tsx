import { data } from "react-router";
import { NotFoundScreen } from "~/ui/not-found-screen";

/** An unknown page of the admin area; only the admin learns that much. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Within the admin's bar. */
export function ErrorBoundary() {
  return <NotFoundScreen />;
}

export default function NotFound() {
  return null;
}
