import { Form, useNavigation } from "react-router";
import { Button } from "../../../../ui/button";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import type { ViewingRefusal } from "../commands/answer-viewing-post.server";
import { viewingWords } from "../landlord-words";

type Props = { slotId: string; refused: Extract<ViewingRefusal, { about: "message" }> | null };

/** One message to all who came to a slot. */
export function WriteGuests({ slotId, refused }: Props) {
  const words = useWords(viewingWords).message;
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === "write" && formData.get("slotId") === slotId;
  return (
    <details className="mt-2 ps-3 sm:ps-4" open={refused !== null}>
      <summary className="w-fit cursor-pointer py-1 text-accent underline underline-offset-4 pointer-coarse:py-2.5">
        {words.open}
      </summary>
      <Form method="post" className="mt-1 flex max-w-xl flex-col gap-3" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="write" />
        <input type="hidden" name="slotId" value={slotId} />
        <TextareaField
          id={`message-${slotId}`}
          name="text"
          label={words.label}
          hint={words.text}
          error={refused ? words.errors[refused.error] : undefined}
          defaultValue={refused?.values.text}
          rows={4}
        />
        <Button type="submit" variant="outline" size="sm" className="self-start" pending={isSending}>
          {words.send}
        </Button>
      </Form>
    </details>
  );
}
