import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { CheckboxField } from "../../../../ui/checkbox-field";
import { standingLinkClass } from "../../../../ui/link-style";
import { useWords } from "../../../../ui/use-words";
import type { FormDetails } from "../queries/find-form-details.server";
import { isShared } from "../rules/form-tabs";
import { formWords } from "../words/form-words";

/** Whether search engines may list the page of the home; nothing where there is no such page. */
export function IndexCard({ form }: { form: FormDetails }) {
  const { settings: words } = useWords(formWords);
  const { state, formData } = useNavigation();
  if (!isShared(form)) return null;
  return (
    <Card title={words.homePage} id="home-page">
      <Form method="post" action="." className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="index" />
        <CheckboxField
          key={String(form.isIndexed)}
          name="isIndexed"
          label={words.index}
          hint={words.indexHint}
          defaultChecked={form.isIndexed}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            type="submit"
            variant="outline"
            pending={state !== "idle" && formData?.get("intent") === "index"}
            pendingLabel={words.saving}
          >
            {words.saveIndex}
          </Button>
          <a className={standingLinkClass} href={`/apply/${form.urlId}/home`}>
            {words.seeHomePage}
          </a>
        </div>
      </Form>
    </Card>
  );
}
