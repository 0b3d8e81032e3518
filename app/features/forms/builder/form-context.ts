import { createContext, useContext } from "react";
import type { FormDefinition } from "../form-model/schema";

const FormContext = createContext<FormDefinition | null>(null);

/** The form as it stands, for the few parts that look at all of it: cards of single questions do without. */
export const FormProvider = FormContext.Provider;

export function useForm(): FormDefinition {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm stands outside of FormProvider");
  return form;
}
