/**
 * Before the questions: those not asked yet are off from the first paint. Where the page's script does not come, or the
 * browser is below the floor (docs/decisions/public-site.md), all are there.
 */
export const scriptMark =
  '(r=>{if("toSorted"in[]){r.add("runs");addEventListener("error",e=>/\\/apply[.-]/.test(e.target.src)&&r.remove("runs"),!0)}})(document.documentElement.classList)';

export function ScriptMark() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, whose hash the page's policy names
  return <script dangerouslySetInnerHTML={{ __html: scriptMark }} />;
}
