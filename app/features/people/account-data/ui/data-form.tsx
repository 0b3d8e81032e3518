import type { SubmissionResult } from "@conform-to/react";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { buttonClass } from "../../../../ui/button-style";
import { LocalTime } from "../../../../ui/local-time";
import { Spinner } from "../../../../ui/spinner";
import { useWords } from "../../../../ui/use-words";
import { exportWords, sizeWords } from "../../../deciding/exports/words/export-words";
import { summaryOf } from "../../accounts/ui/form-errors";
import { PasswordField } from "../../accounts/ui/password-field";
import { SettingsSection } from "../../accounts/ui/settings-section";
import { useProfileForm } from "./use-profile-form";

type Archive = { id: string; state: "waiting" | "ready" | "failed"; sizeBytes: number | null; endsAt: number };
export type DataFormProps = { archive: Archive | null; lastResult: SubmissionResult | null | undefined };

/** How often the page asks whether the archive is made, while it is looked at. */
const askEveryMs = 3000;

/** Asks for an archive of everything the account holds, and gives it once it is made. */
export function DataForm({ archive, lastResult }: DataFormProps) {
  const isWaiting = archive?.state === "waiting";
  useAsking(isWaiting);
  const [form, fields] = useProfileForm("request-data", lastResult);
  return (
    <SettingsSection
      anchor="your-data"
      title="Your data"
      intent="request-data"
      form={form}
      errors={summaryOf(form, [fields.password])}
      submitLabel={archive ? "Make a new archive" : "Make archive"}
      variant="outline"
      isClosed={isWaiting}
    >
      <p>
        One archive with everything in this account: your profile, your forms with all versions, and every application
        with its documents, both readable and as data.
      </p>
      <p>
        <AppLink to="/app/erasures" className="inline-flex min-h-11 items-center underline underline-offset-4">
          What will be deleted soon, and what was deleted each year
        </AppLink>
      </p>
      {archive ? <ArchiveState archive={archive} /> : null}
      {isWaiting ? null : <PasswordField field={fields.password} label="Your password" use="current" />}
    </SettingsSection>
  );
}

function ArchiveState({ archive }: { archive: Archive }) {
  const exported = useWords(exportWords);
  if (archive.state === "waiting") {
    return (
      <p role="status" className="flex items-center gap-3 rounded-md bg-paper-sunken px-4 py-3">
        <Spinner className="size-5" />
        <span>Your archive is being made. You can leave this page. We’ll email you when it’s ready.</span>
      </p>
    );
  }
  if (archive.state === "failed") {
    return <p role="status">Your archive could not be made. Please try again.</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3">
      <p role="status">
        Ready until <LocalTime at={archive.endsAt} locale="en" />.
      </p>
      <a href={`/app/settings/profile/data/${archive.id}`} className={buttonClass()}>
        <Download aria-hidden="true" className="size-4" />
        Download {sizeWords(exported, archive.sizeBytes) ?? "archive"}
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
