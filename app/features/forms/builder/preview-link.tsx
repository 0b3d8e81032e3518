import { Link2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { Button } from "../../../ui/button";
import { CopyButton } from "../../../ui/copy-button";
import { showToast } from "../../../ui/show-toast";
import { isLedToTeamEnd } from "../../../ui/team-ended";
import { useWords } from "../../../ui/use-words";
import { previewWords } from "./preview-words";

const answerSchema = z.object({ url: z.url() });

/** A link for a partner, an agent or a lawyer: the form as it is now, to try out, with nothing to send. */
export function PreviewLink({ formId }: { formId: string }) {
  const words = useWords(previewWords);
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function make() {
    setIsBusy(true);
    const answer = await fetch("/preview", { method: "POST", body: new URLSearchParams({ formId }) })
      .then((response) => (response.ok && !isLedToTeamEnd(response) ? response.json() : null))
      .catch(() => null);
    setIsBusy(false);
    const made = answerSchema.safeParse(answer);
    if (made.success) setUrl(made.data.url);
    else showToast({ type: "error", message: words.linkFailed });
  }
  if (!url) {
    return (
      <Button variant="outline" className="self-start" disabled={isBusy} onClick={make}>
        <Link2 aria-hidden="true" /> {words.makeLink}
      </Button>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <p className="break-all text-sm" translate="no">
        <a href={url} target="_blank" rel="noreferrer" className="underline">
          {url}
        </a>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={url} label={words.copyLink} />
        <p className="text-ink-muted text-sm">{words.linkSpan}</p>
      </div>
    </div>
  );
}
