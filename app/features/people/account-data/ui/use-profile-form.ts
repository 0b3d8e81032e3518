import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { useEffect, useState } from "react";
import { later, useLater } from "../../../../ui/later";
import { usePageLanguage } from "../../../../ui/use-words";
import type { ProfileFields } from "./profile-checks.client";

const profileChecks = later(() => import("./profile-checks.client"));

/** One form of the profile: its schema is fetched when typing begins; before, the server checks with the same words. */
export function useProfileForm<M extends keyof ProfileFields>(
  matter: M,
  lastResult: SubmissionResult | null | undefined,
  defaultValue?: DefaultValue<ProfileFields[M]>,
) {
  const language = usePageLanguage();
  const isWanted = useIsEntered(matter);
  const checks = useLater(profileChecks, isWanted);
  return useForm<ProfileFields[M], ProfileFields[M]>({
    id: matter,
    lastResult: lastResult as SubmissionResult<string[]> | null | undefined,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    // Without a check the form library would ask the server at every key.
    shouldRevalidate: checks ? "onInput" : "onSubmit",
    onValidate: checks ? ({ formData }) => checks.checkProfile(matter, formData, language) : undefined,
  });
}

/** Whether anything in the form has been reached, also before the page came alive. */
function useIsEntered(formId: string): boolean {
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    const enter = () => setIsEntered(true);
    if (form?.contains(document.activeElement)) enter();
    form?.addEventListener("focusin", enter, { once: true });
    return () => form?.removeEventListener("focusin", enter);
  }, [formId]);
  return isEntered;
}
