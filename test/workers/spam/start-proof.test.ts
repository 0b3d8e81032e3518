import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { expect, it } from "vitest";
import { askStartProof, freeStarts } from "../../../app/features/deciding/manage-link/commands/ask-start-proof.server";
import { testServices } from "../../support/services";

const hourMs = 3_600_000;
const aDraft = () => crypto.randomUUID();

async function solved(text: string): Promise<string> {
  const challenge = JSON.parse(text);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
  return JSON.stringify({ challenge, solution });
}

// Red when /start does not ask, whatever the hour has seen: every limit of one address is passed by the next address.
it("starting a guest form needs a calculation after twenty forms in an hour, and a harder one later", async () => {
  const services = testServices({ now: new Date(Math.ceil(Date.now() / hourMs) * hourMs) });
  const ask = (posted: string | null = null, draftId = aDraft()) => askStartProof(services, { draftId, posted });
  for (let n = 0; n < freeStarts.limit; n += 1) expect(await ask()).toBeNull();
  const [draftId, other] = [aDraft(), aDraft()];
  const challenge = await ask(null, draftId);
  const proof = await solved(challenge ?? "");
  expect(await ask(proof, other)).not.toBeNull();
  expect(await ask(proof, draftId)).toBeNull();
  expect(await ask(proof, draftId)).not.toBeNull();
  const costOf = (text: string | null) => JSON.parse(text ?? "{}").parameters.cost as number;
  expect(costOf(challenge)).toBe(5000);
  for (let n = 0; n < freeStarts.limit; n += 1) await ask();
  expect(costOf(await ask())).toBe(10_000);
  services.setNow(new Date(services.clock.now().getTime() + hourMs));
  expect(await ask()).toBeNull();
});
