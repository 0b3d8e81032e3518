import { data } from "react-router";

/** Nothing of the admin area is built yet; only the admin learns that much. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
