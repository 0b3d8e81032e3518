/** Addresses of the small scripts of the tenants' pages. */
export type ScriptUrls = { page: string; extras: string; start: string; proof: string; last: string; offer: string };

export type PageScriptProps = {
  /** JSON of `BrowserData`. */
  data: string;
  /** Null in the builder's preview, which has the data and drives the page itself. */
  scripts: ScriptUrls | null;
};

/** What the page's script is told, and the script; a second one only where a page has more to do. */
export function PageScript({
  data,
  scripts,
  hasExtras = false,
  hasProof = false,
}: PageScriptProps & { hasExtras?: boolean; hasProof?: boolean }) {
  return (
    <>
      <script type="application/json" id="apply-data">
        {data}
      </script>
      {scripts ? <script type="module" src={scripts.page} /> : null}
      {scripts && hasProof ? <script type="module" src={scripts.proof} /> : null}
      {scripts && hasExtras ? <script type="module" src={scripts.extras} /> : null}
    </>
  );
}
