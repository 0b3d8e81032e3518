import { type DefaultValue, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";

type Shape = Record<string, unknown>;

/** The form of an account page: the same schema as on the server, checked at sending and then with every key. */
export function useAccountForm<T extends Shape>(
  id: string,
  schema: z.ZodType<T>,
  lastResult: SubmissionResult | null | undefined,
  defaultValue?: DefaultValue<NoInfer<T>>,
) {
  return useForm<T, T>({
    id,
    lastResult: lastResult as SubmissionResult<string[]> | null | undefined,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
  });
}
