import type { RawAnswers } from "../../../forms/form-model/answers";
import { compile } from "../../../forms/form-model/compile";
import { errorText } from "../../../forms/form-model/error-text";
import { evaluate } from "../../../forms/form-model/evaluate";
import { doubtfulDate, type Precision } from "../../../forms/form-model/kinds/typed-date";
import type { BrowserData } from "../browser-data";
import { atEachBox, errorsOf, type FieldError } from "../field-errors";

/** What the page's controls hold now, over what earlier steps said. */
export function readAnswers(form: HTMLFormElement, data: BrowserData): RawAnswers {
  const raw: RawAnswers = { ...data.raw };
  const typed = new FormData(form);
  for (const name of new Set(typed.keys())) {
    const values = typed.getAll(name).filter((value): value is string => typeof value === "string" && value !== "");
    if (name.includes("-")) continue;
    raw[name] = values[0] ? values : [""];
  }
  for (const slot of form.querySelectorAll<HTMLElement>("[data-slot]")) {
    const documents = [...slot.querySelectorAll<HTMLElement>("[data-doc]")];
    raw[slot.dataset.slot ?? ""] = documents.map((item) => item.dataset.doc ?? "");
  }
  return raw;
}

/** Shows and hides questions by the evaluator; one that was wrong is looked at again when its control is left. */
export function watchAnswers(form: HTMLFormElement, data: BrowserData): void {
  const plan = compile(data.definition);
  const step = data.step ?? "";

  function evaluateNow() {
    return evaluate(plan, readAnswers(form, data), { mode: "step", sectionId: step }, data.context);
  }

  function showAndHide(): void {
    const visible = new Set(evaluateNow().visibleFields);
    for (const question of form.querySelectorAll<HTMLElement>("[data-f]")) {
      question.classList.toggle("off", !visible.has(question.dataset.f ?? ""));
    }
  }

  /** Undefined where it is no question of the form. */
  function errorsNow(question: HTMLElement): FieldError[] | undefined {
    const path = question.dataset.f ?? "";
    const id = path.split(".").pop();
    const field = data.definition.sections.flatMap(({ fields }) => fields).find((one) => one.id === id);
    if (!field) return undefined;
    const errors = evaluateNow().errors.filter((error) => `${error.path}.`.startsWith(`${path}.`));
    const said = errors.map((error): [string, string] => [
      error.path,
      errorText(error, { label: "", kind: field.kind }, data.messages),
    ]);
    return errorsOf({ errors: new Map(said) }, path);
  }

  function lookAgain(question: HTMLElement): void {
    const errors = errorsNow(question);
    if (errors) showErrors(question, errors);
  }

  form.addEventListener("input", showAndHide);
  form.addEventListener("change", ({ target }) => sayDate(form, target as Element, data.context));
  /** Left while a button of the mouse was down: a message that goes away now would move what is being pressed. */
  const left = new Set<HTMLElement>();
  let isPressing = false;

  function lookAtLeft(): void {
    if (isPressing) return;
    for (const question of left) if (question.matches(".bad")) lookAgain(question);
    left.clear();
  }

  form.addEventListener("focusout", (event) => {
    const question = (event.target as Element).closest<HTMLElement>("[data-f]");
    if (!question || question.contains(event.relatedTarget as Node | null)) return;
    left.add(question);
    setTimeout(lookAtLeft);
  });
  // Chosen is answered: nothing more is typed into it.
  form.addEventListener("change", ({ target }) => {
    const chosen = target as Element;
    const question =
      chosen.matches("[type=radio], [type=checkbox], select") && chosen.closest<HTMLElement>(".bad[data-f]");
    if (question && errorsNow(question)?.length === 0) showErrors(question, []);
  });
  // A file that came up leaves no control.
  form.addEventListener("input", ({ target }) => {
    const slot = target as Element;
    const question = slot.querySelector("[data-doc]") && slot.closest<HTMLElement>(".bad");
    if (question) lookAgain(question);
  });
  form.addEventListener("pointerdown", () => {
    isPressing = true;
    const end = (): void => {
      isPressing = false;
      // After the click that follows.
      setTimeout(lookAtLeft);
    };
    for (const over of ["pointerup", "pointercancel"]) addEventListener(over, end, { once: true });
  });
  showAndHide();
}

/** Says a date in words beside its boxes, where they can be read otherwise. */
function sayDate(form: HTMLFormElement, box: Element, { locale }: BrowserData["context"]): void {
  const words = box.closest(".row")?.querySelector("output");
  const { date: path, last, precision, words: template = "" } = words?.dataset ?? {};
  if (!words || !path) return;
  const typed = new FormData(form);
  const read = { precision: precision as Precision, last: Number(last) };
  const date = doubtfulDate((part) => String(typed.get(`${path}.${part}`) ?? ""), read, locale);
  words.textContent = date && template.replace("{date}", date);
}

/** Says below a question, or beside each of its boxes, what is wrong with its answer, and nothing where nothing is. */
export function showErrors(question: HTMLElement, found: FieldError[]): void {
  const isEach = question.matches("[data-each]");
  const errors = isEach ? atEachBox(found) : found;
  for (const old of question.querySelectorAll(":scope > .err, .part > .err")) old.remove();
  question.classList.toggle("bad", errors.length > 0);
  const before = question.querySelector(":scope > :is(input, select, textarea, .row, .opts, .part, [data-slot])");
  for (const { id, message, names } of errors) {
    const box = isEach && question.querySelector(`[name="${CSS.escape(names[0] ?? "")}"]`);
    const line = document.createElement("p");
    line.className = "err";
    line.id = id;
    line.textContent = message;
    const at = box || before;
    (at?.parentNode ?? question).insertBefore(line, at);
  }
  const hasBoxes = question.matches("fieldset");
  for (const control of question.querySelectorAll<HTMLInputElement>("input, select, textarea")) {
    const wrong = control.type === "radio" ? undefined : errors.find(({ names }) => names.includes(control.name));
    put(control, "aria-invalid", wrong && "true");
    if (hasBoxes && !/radio|checkbox|file|hidden/.test(control.type)) put(control, "aria-describedby", wrong?.id);
  }
}

function put(control: Element, name: string, value: string | undefined): void {
  if (value) control.setAttribute(name, value);
  else control.removeAttribute(name);
}
