import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDataKeys } from "../../app/platform/crypto.ts";
import { personPurpose } from "../../app/platform/people/person-purpose.ts";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { readLocal } from "./local-d1.ts";

export type LocalPerson = { id: string; reference: string; state: string; name: string; email: string };

type Row = Omit<LocalPerson, "name" | "email"> & {
  person: string;
  key: string;
  keyId: string;
  wrappedKey: string;
};

/** Who applied, by the keys of this machine: sealed people of a local D1. `rest`: what follows FROM in the query. */
export async function readPeople(persistTo: string, rest = "", ...values: string[]): Promise<LocalPerson[]> {
  const [, id = "", key = ""] =
    /^DATA_KEYS=([^:\n]+):([^,\n]+)/m.exec(readFileSync(join(projectRoot, ".dev.vars"), "utf8")) ?? [];
  const ring = createDataKeys([{ id, key }]);
  const rows = readLocal<Row>(
    persistTo,
    `SELECT a.id, a.reference, a.state, a.person, k.id AS key, k.key_id AS keyId, k.wrapped_key AS wrappedKey
      FROM application AS a JOIN person_key AS k ON k.id = a.person_key_id ${rest}`,
    ...values,
  );
  return Promise.all(
    rows.map(async ({ person, key: keyOf, keyId, wrappedKey, ...row }) => {
      const opened = await ring.open(keyOf, { keyId, wrappedKey });
      const [name, email] = JSON.parse(await opened.decryptText(personPurpose(row.id), person)) as [string, string];
      return { ...row, name, email };
    }),
  );
}
