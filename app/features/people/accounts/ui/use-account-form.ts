import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { usePageLanguage } from "../../../../ui/use-words";
import type { SchemaIn } from "../schema";

type Shape = Record<string, unknown>;

/** The form of an account page: the same schema as on the server, checked at sending and then with every key. */
export function useAccountForm<T extends Shape>(
  id: string,
  schema: SchemaIn<T>,
  lastResult: SubmissionResult | null | undefined,
  defaultValue?: DefaultValue<NoInfer<T>>,
) {
  const language = usePageLanguage();
  return useForm<T, T>({
    id,
    lastResult: lastResult as SubmissionResult<string[]> | null | undefined,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schema(language) }),
    shouldRevalidate: "onInput",
  });
}
