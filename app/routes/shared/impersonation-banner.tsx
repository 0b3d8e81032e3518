import { Form } from "react-router";
import { Button } from "~/ui/button";

/** Nobody may forget through whose eyes they look. */
export function ImpersonationBanner({ email }: { email: string }) {
  return (
    <aside aria-label="Impersonation" className="border-b border-amber bg-amber-soft px-4 py-2 sm:px-6">
      <Form
        method="post"
        action="/stop-impersonating"
        className="mx-auto flex max-w-app flex-wrap items-center justify-between gap-x-4 gap-y-1"
      >
        <p>
          You see the account of{" "}
          <strong className="font-semibold break-all" translate="no">
            {email}
          </strong>
          . You can look, and change nothing.
        </p>
        <Button type="submit" size="sm" variant="outline">
          Back to your own account
        </Button>
      </Form>
    </aside>
  );
}
