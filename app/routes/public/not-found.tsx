import { data } from "react-router";

/** Every address that no route knows: the root's not-found screen, status 404. */
export function loader() {
  throw data(null, { status: 404, statusText: "Not Found" });
}

export default function NotFound() {
  return null;
}
