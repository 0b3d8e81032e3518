import { Form } from "react-router";
import { Button } from "../../../ui/button";
import { ButtonLink } from "../../../ui/button-link";

export type OpenFormButtonProps = {
  form: { id: string; title: string; isOpenable: boolean };
  /** The signed-in pages of forms; null until they exist, and then a post opens the form at /manage. */
  formsPath: string | null;
  label: string;
  size?: "default" | "sm";
};

export function OpenFormButton({ form, formsPath, label, size = "default" }: OpenFormButtonProps) {
  const name = `${label}: ${form.title}`;
  if (formsPath !== null) {
    return (
      <ButtonLink to={`${formsPath}/${form.id}`} size={size} aria-label={name}>
        {label}
      </ButtonLink>
    );
  }
  if (!form.isOpenable) return null;
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="formId" value={form.id} />
      <Button type="submit" size={size} aria-label={name}>
        {label}
      </Button>
    </Form>
  );
}
