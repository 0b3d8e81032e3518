import { ButtonLink } from "../../../../ui/button-link";
import { Notice } from "../../../../ui/notice";

/** On the page of a form whose law has changed: where the change is shown. Nothing where there is none. */
export function LawNotice({ count, base }: { count: number; base: string }) {
  if (count === 0) return null;
  return (
    <Notice tone="amber" title="The law for your form is changing">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>{count === 1 ? "One question can’t stay as it is." : `${count} questions can’t stay as they are.`}</span>
        <ButtonLink to={`${base}/law`} variant="outline">
          See the change
        </ButtonLink>
      </div>
    </Notice>
  );
}
