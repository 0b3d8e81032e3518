import { EmptyState } from "../../../../ui/empty-state";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import { shownState } from "../../../forms/rent-forms/moves";
import { ShareKit } from "../../../forms/rent-forms/ui/share-kit";
import type { readFormShare } from "../queries/read-form-page.server";
import { isShared } from "../rules/form-tabs";
import { formWords } from "../words/form-words";
import { FormFrame } from "./form-frame";

type FormShareData = NonNullable<Awaited<ReturnType<typeof readFormShare>>>;

/** The tab with the form's link, its texts and its papers. */
export function FormShare({ page }: { page: FormShareData }) {
  const { form, base, now, url, qr, png, offer } = page;
  const words = useWords(formWords);
  const language = usePageLanguage();
  return (
    <FormFrame page={page}>
      {offer && isShared(form) ? (
        <section aria-label={words.shareLabel}>
          <ShareKit url={url} qr={qr} png={png} offer={offer} papersAt={base} searchAt={`${base}/settings#home-page`} />
        </section>
      ) : (
        <EmptyState title={words.nothingToShare}>{shownState(form, now, language).meaning}</EmptyState>
      )}
    </FormFrame>
  );
}
