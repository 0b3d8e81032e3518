import { redirect } from "react-router";

/** /app leads to the dashboard. */
export function loader() {
  return redirect("/app/dashboard");
}
