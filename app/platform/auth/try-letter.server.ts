import { authScope } from "./auth-scope.server";

/** The library swallows what its mail callbacks throw; the scope remembers it, and the answer becomes a failure. */
export async function tryLetter(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    authScope().hasLostMail = true;
    throw error;
  }
}
