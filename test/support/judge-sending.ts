import {
  inspectSubmission,
  type Judged,
  judgeApplication,
  type Sending,
  searchFor,
} from "../../app/features/applying/apply/spam/commands/judge-application.server";
import { findEvidence } from "../../app/features/applying/apply/spam/queries/find-evidence.server";
import type { Services } from "../../app/services";

/** How an application is judged once its evidence was searched for, as where its own signs speak against it. */
export async function judgeSending(services: Services, sending: Sending): Promise<Judged> {
  const look = await inspectSubmission(services, sending);
  if (look.kind !== "look") return look;
  return judgeApplication(services, look, await findEvidence(services, await searchFor(services, look)));
}
