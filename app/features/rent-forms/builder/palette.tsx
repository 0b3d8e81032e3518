import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { TextField } from "../../../ui/text-field";
import { type CatalogueEntry, catalogue, catalogueGroups } from "../model/catalogue";
import type { FieldKind } from "../model/schema";
import { kindNames, kinds } from "./kinds";

type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  onReady: (catalogueKey: string) => void;
  onOwn: (kind: FieldKind) => void;
  /** Catalogue keys that the form asks already. */
  asked: readonly string[];
  customLeft: number;
};

/** Questions to add: ready ones by subject, found by any word, and the landlord's own by kind of answer. */
export function Palette({ isOpen, onClose, onReady, onOwn, asked, customLeft }: PaletteProps) {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (entry: CatalogueEntry) => {
    const text = `${entry.label.join(" ")} ${entry.key}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = catalogue.filter((entry) => entry.level !== 3 && fits(entry));
  const close = () => {
    setSearch("");
    onClose();
  };
  return (
    <Dialog title="Add a question" size="wide" isOpen={isOpen} onOpenChange={(next) => !next && close()}>
      <TextField
        label="Search"
        type="search"
        enterKeyHint="search"
        value={search}
        placeholder="Income, pets, address"
        onChange={(event) => setSearch(event.target.value)}
      />
      <p role="status" className="text-ink-muted text-sm">
        {words.length > 0
          ? `${found.length} ready ${found.length === 1 ? "question" : "questions"}`
          : "Ready questions count for nothing against a limit."}
      </p>
      {catalogueGroups.map(({ group, title }) => {
        const entries = found.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group} aria-label={title}>
            <h3 className="mb-2 font-semibold text-sm">{title}</h3>
            <ul className="flex flex-col gap-1">
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Button
                    variant="ghost"
                    className="h-auto w-full justify-start whitespace-normal py-2 text-start"
                    onClick={() => {
                      setSearch("");
                      onReady(entry.key);
                    }}
                  >
                    <span>
                      {entry.label[0]}
                      {asked.includes(entry.key) ? <span className="text-ink-muted"> (asked already)</span> : null}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <section aria-label="A question of your own">
        <h3 className="font-semibold text-sm">A question of your own</h3>
        <p className="mb-2 text-ink-muted text-sm">
          {customLeft > 0
            ? `${customLeft} left without an account.`
            : "None left without an account. A text to read is always free."}
        </p>
        <ul className="grid gap-1 sm:grid-cols-2">
          {kinds.map((kind) => (
            <li key={kind}>
              <Button
                variant="ghost"
                className="w-full justify-start"
                disabled={customLeft === 0 && kind !== "statement"}
                onClick={() => {
                  setSearch("");
                  onOwn(kind);
                }}
              >
                {kindNames[kind]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </Dialog>
  );
}
