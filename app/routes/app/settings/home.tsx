import { redirect } from "react-router";

/** /app/settings leads to the profile. */
export function loader() {
  return redirect("/app/settings/profile");
}
