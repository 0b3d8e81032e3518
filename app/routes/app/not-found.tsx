import { data } from "react-router";

/** An unknown page of the signed-in area, for who is signed in; everybody else is asked to sign in first. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
