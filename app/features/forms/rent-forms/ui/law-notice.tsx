import { ButtonLink } from "../../../../ui/button-link";
import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { lawNoticeWords } from "../law-notice-words";

/** On the page of a form whose law has changed: where the change is shown. Nothing where there is none. */
export function LawNotice({ count, base }: { count: number; base: string }) {
  const words = useWords(lawNoticeWords);
  if (count === 0) return null;
  return (
    <Notice tone="amber" title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{words.text({ count })}</span>
        <ButtonLink to={`${base}/law`} variant="outline">
          {words.see}
        </ButtonLink>
      </div>
    </Notice>
  );
}
