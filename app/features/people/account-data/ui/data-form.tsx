import type { SubmissionResult } from "@conform-to/react";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { buttonClass } from "../../../../ui/button-style";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Spinner } from "../../../../ui/spinner";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { exportWords, sizeWords } from "../../../deciding/exports/words/export-words";
import { summaryOf } from "../../accounts/ui/form-errors";
import { PasswordField } from "../../accounts/ui/password-field";
import { SettingsSection } from "../../accounts/ui/settings-section";
import { profileWords } from "../words/profile-words";
import { useProfileForm } from "./use-profile-form";

type Archive = { id: string; state: "waiting" | "ready" | "failed"; sizeBytes: number | null; endsAt: number };
export type DataFormProps = { archive: Archive | null; lastResult: SubmissionResult | null | undefined };

/** How often the page asks whether the archive is made, while it is looked at. */
const askEveryMs = 3000;

/** Asks for an archive of everything the account holds, and gives it once it is made. */
export function DataForm({ archive, lastResult }: DataFormProps) {
  const { data: words, yourPassword } = useWords(profileWords);
  const isWaiting = archive?.state === "waiting";
  useAsking(isWaiting);
  const [form, fields] = useProfileForm("request-data", lastResult);
  return (
    <SettingsSection
      anchor="your-data"
      title={words.title}
      intent="request-data"
      form={form}
      errors={summaryOf(form, [fields.password])}
      submitLabel={archive ? words.again : words.make}
      variant="outline"
      isClosed={isWaiting}
    >
      <p>{words.text}</p>
      <p>
        <AppLink to="/app/erasures" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {words.erasures}
        </AppLink>
      </p>
      {archive ? <ArchiveState archive={archive} /> : null}
      {isWaiting ? null : <PasswordField field={fields.password} label={yourPassword} use="current" />}
    </SettingsSection>
  );
}

function ArchiveState({ archive }: { archive: Archive }) {
  const exported = useWords(exportWords);
  const locale = usePageLocale();
  const { data: words } = useWords(profileWords);
  if (archive.state === "waiting") {
    return (
      <p role="status" className="flex items-center gap-3 rounded-md bg-paper-sunken px-4 py-3">
        <Spinner className="size-5" />
        <span>{words.waiting}</span>
      </p>
    );
  }
  if (archive.state === "failed") {
    return <p role="status">{words.failed}</p>;
  }
  const size = sizeWords(exported, archive.sizeBytes, locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3">
      <p role="status">
        <Filled say={words.ready} parts={{ moment: <LocalTime at={archive.endsAt} locale={locale} /> }} />
      </p>
      <a href={`/app/settings/profile/data/${archive.id}`} className={buttonClass()}>
        <Download aria-hidden="true" className="size-4" />
        {size === null ? words.downloadArchive : words.download({ size })}
      </a>
    </div>
  );
}

function useAsking(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
