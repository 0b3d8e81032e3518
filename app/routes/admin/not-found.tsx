import { data } from "react-router";

/** An unknown page of the admin area; only the admin learns that much. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
