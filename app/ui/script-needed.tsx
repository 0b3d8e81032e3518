import { Notice } from "./notice";

/** Says plainly, where no script runs, that this part of the site needs one. `what` begins the sentence. */
export function ScriptNeeded({ what }: { what: string }) {
  return (
    <div className="only-without-script mb-6">
      <Notice tone="amber" title={`${what} needs JavaScript`}>
        Everything else on this site works without it, the application of your tenants too. Switch JavaScript on to
        build a form.
      </Notice>
    </div>
  );
}
