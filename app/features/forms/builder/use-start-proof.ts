import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { proofName, type SolverTask } from "../../../platform/proof-of-work/challenge";
import { solveChallenge } from "../../../platform/proof-of-work/solve-challenge";

/** Does the calculation that the server asked for, beside the page's thread, and posts the form again with it. */
export function useStartProof(
  { formId, action }: { formId: string; action: string },
  proof: string | null,
): "none" | "working" | "failed" {
  const submit = useSubmit();
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (proof === null) return;
    let isOver = false;
    const challenge = JSON.parse(proof) as SolverTask;
    void solveChallenge(challenge, (answer) => {
      if (isOver || "tried" in answer) return;
      if ("failed" in answer) return setFailed(proof);
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) return;
      const fields = new FormData(form);
      fields.set(proofName, JSON.stringify({ challenge, solution: answer }));
      void submit(fields, { method: "post", action, preventScrollReset: true });
    });
    return () => {
      isOver = true;
    };
  }, [formId, action, proof, submit]);
  if (proof === null) return "none";
  return failed === proof ? "failed" : "working";
}
