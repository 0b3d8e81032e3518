import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { FieldError } from "../../../../ui/field-error";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { TextField } from "../../../../ui/text-field";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { ListedPasskey } from "../queries/find-factors.server";
import { factorWords } from "../words/factor-words";
import { PasskeyButton } from "./passkey-button";

export type PasskeyCardProps = {
  passkeys: readonly ListedPasskey[];
  isOpen: boolean;
  error?: { text: string; passkeyId?: string };
  onAdded(): void;
};

/** Passkeys of the account: each can be named and removed; adding one needs script. */
export function PasskeyCard({ passkeys, isOpen, error, onAdded }: PasskeyCardProps) {
  const words = useWords(factorWords).passkeys;
  return (
    <Card title={words.title}>
      <p>{words.text}</p>
      {passkeys.length > 0 ? (
        <ul className="mt-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <Entry
              key={passkey.id}
              passkey={passkey}
              isOpen={isOpen}
              error={error?.passkeyId === passkey.id ? error.text : null}
            />
          ))}
        </ul>
      ) : null}
      {isOpen ? <AddPasskey onAdded={onAdded} /> : null}
      <noscript>
        <p className="mt-4 text-ink-muted">{words.needsScript}</p>
      </noscript>
    </Card>
  );
}

function AddPasskey({ onAdded }: { onAdded(): void }) {
  const words = useWords(factorWords).passkeys;
  const [name, setName] = useState("");
  return (
    <div className="needs-script mt-5 flex flex-col gap-3">
      <TextField
        label={words.newName}
        hint={words.newNameHint}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PasskeyButton
        purpose="register"
        label={words.add}
        name={name.trim() || words.unnamed}
        onDone={() => {
          setName("");
          onAdded();
        }}
      />
    </div>
  );
}

type EntryProps = { passkey: ListedPasskey; isOpen: boolean; error: string | null };

function Entry({ passkey, isOpen, error }: EntryProps) {
  const { id, name, createdAt, usedAt } = passkey;
  const words = useWords(factorWords).passkeys;
  const locale = usePageLocale();
  const added = <LocalTime at={createdAt} locale={locale} />;
  return (
    <li className="flex flex-col gap-3 py-4">
      <div>
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-muted">
          {usedAt ? (
            <Filled say={words.used} parts={{ added, used: <LocalTime at={usedAt} locale={locale} /> }} />
          ) : (
            <Filled say={words.unused} parts={{ added }} />
          )}
        </p>
      </div>
      {isOpen ? (
        <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="id" value={id} />
          <TextField
            label={words.nameField({ name })}
            isLabelHidden
            name="name"
            defaultValue={name}
            maxLength={60}
            wrapperClassName="min-w-40 flex-1"
            aria-describedby={error ? `error-${id}` : undefined}
          />
          <Button type="submit" name="intent" value="rename-passkey" variant="outline">
            {words.rename}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="remove-passkey"
            variant="outline"
            aria-label={words.removeNamed({ name })}
          >
            {words.remove}
          </Button>
          {error ? <FieldError id={`error-${id}`}>{error}</FieldError> : null}
        </Form>
      ) : null}
    </li>
  );
}
