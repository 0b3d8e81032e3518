/** The calculation of the check page: the same file is its script and the worker (PBKDF2, counter after counter). */
import { counterLimit, type SolverTask } from "../../../../platform/proof-of-work/challenge";
import { type ProofAnswer, solveChallenge } from "../../../../platform/proof-of-work/solve-challenge";

if (typeof document === "undefined") {
  addEventListener("message", ({ data }: MessageEvent<SolverTask>) => {
    solveChallenge(data, (answer) => postMessage(answer));
  });
} else {
  const box = document.querySelector<HTMLElement>("[data-proof]");
  const form = box?.closest("form");
  if (box && form) run(form, box);
}

function run(form: HTMLFormElement, box: HTMLElement): void {
  const find = <T extends HTMLElement>(name: string) => box.querySelector<T>(`[data-proof-${name}]`);
  const [bar, says, field] = [find<HTMLProgressElement>("bar"), find("says"), find<HTMLInputElement>("answer")];
  const words = JSON.parse(box.dataset.says ?? "{}") as Record<"working" | "solved" | "soon" | "not", string>;
  const challenge = JSON.parse(box.dataset.proof ?? "{}") as SolverTask;
  let isOver = false;
  // Who pressed "Send" already need not press again, unless that ended here once before.
  let waiting = box.dataset.sends === undefined ? null : form.querySelector<HTMLElement>("[data-go]");

  const say = (text: string): void => {
    if (says && says.textContent !== text) says.textContent = text;
  };
  const onAnswer = (answer: ProofAnswer): void => {
    if ("tried" in answer) {
      if (bar) bar.value = answer.tried / counterLimit;
      return;
    }
    isOver = true;
    bar?.classList.add("js");
    if ("failed" in answer) {
      say(words.not);
      return;
    }
    const { counter, derivedKey } = answer;
    if (field) field.value = JSON.stringify({ challenge, solution: { counter, derivedKey } });
    say(words.solved);
    if (waiting) form.requestSubmit(waiting);
  };

  // Before the page's own listener: what is held here must not count as pressed there.
  form.addEventListener(
    "submit",
    (event) => {
      const button = event.submitter as HTMLButtonElement | null;
      if (isOver || button?.value !== "send") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      waiting = button;
      say(words.soon);
    },
    { capture: true },
  );
  bar?.classList.remove("js");
  if (bar) bar.value = 0;
  say(waiting ? words.soon : words.working);
  box.focus();
  calculate(challenge, onAnswer);
}

/** On a worker, so that typing and scrolling stay smooth; where there is none, here. */
function calculate(task: SolverTask, tell: (answer: ProofAnswer) => void): void {
  try {
    const worker = new Worker(ownAddress(), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ProofAnswer>) => tell(data));
    worker.addEventListener("error", () => solveChallenge(task, tell), { once: true });
    worker.postMessage(task);
  } catch {
    solveChallenge(task, tell);
  }
}

/** Not spelled inside `new Worker(...)`: the bundler would make a second file of it. */
function ownAddress(): string {
  return import.meta.url;
}
