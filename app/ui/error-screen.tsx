import type { MouseEvent } from "react";
import { useState } from "react";
import { Form, isRouteErrorResponse, useNavigation, useRevalidator } from "react-router";
import { type KeptPost, readFailure } from "../kernel/failure";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { type FailureWords, failureWords } from "./failure-words";
import { useWords } from "./use-words";

export type ErrorScreenProps = {
  error: unknown /** On the root route one goes home, elsewhere back. */;
  isRootRoute: boolean;
};

/** The default error screen: what went wrong, another try, and a way out. */
export function ErrorScreen({ error, isRootRoute }: ErrorScreenProps) {
  const { revalidate, state } = useRevalidator();
  const [isShown, setIsShown] = useState(true);
  const words = useWords(failureWords);
  const text = errorText(error, words);
  const kept = readFailure(error)?.kept;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-20 sm:px-6 sm:py-28">
      <h1 className="font-serif text-3xl font-[560] tracking-tight sm:text-4xl">{words.somethingWentWrong}</h1>
      <div className="mt-4">
        <Button
          variant="link"
          size="sm"
          className="needs-script -ms-3"
          aria-expanded={isShown}
          aria-controls="error-text"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? words.hideError : words.showError}
        </Button>
        <p
          id="error-text"
          hidden={!isShown}
          className="mt-2 rounded-md border border-s-4 border-red bg-red-soft px-4 py-3 whitespace-pre-line"
        >
          {text}
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {kept ? (
          <SendAgain kept={kept} />
        ) : (
          <Button className="needs-script" pending={state === "loading"} onClick={() => revalidate()}>
            {words.tryAgain}
          </Button>
        )}
        {isRootRoute ? (
          <ButtonLink to="/" variant="outline">
            {words.home}
          </ButtonLink>
        ) : (
          <ButtonLink to="/" variant="outline" preload="none" onClick={goBack}>
            {words.goBack}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Posts once more what was typed before the failure; also without script. */
function SendAgain({ kept: { action, fields } }: { kept: KeptPost }) {
  const words = useWords(failureWords);
  const { state } = useNavigation();
  return (
    <Form method="post" action={action}>
      {fields.map(([name, value], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields stand as they were posted, names repeat
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" pending={state !== "idle"}>
        {words.tryAgain}
      </Button>
    </Form>
  );
}

/** Without script, or without a page to go back to, the link leads home. */
function goBack(event: MouseEvent<HTMLAnchorElement>) {
  if (history.length < 2) return;
  event.preventDefault();
  history.back();
}

/** The words for an error: what a route said, or the error's own message. The server has already taken secrets out of it. */
export function errorText(error: unknown, words: FailureWords): string {
  const failure = readFailure(error);
  if (failure) {
    const { reference, kept } = failure;
    const told = [words.failures[failure.failure], kept && words.kept].filter(Boolean).join(" ");
    return `${told}\n${words.reference({ reference })}`;
  }
  if (isRouteErrorResponse(error)) {
    if (typeof error.data === "string" && error.data) return error.data;
    return error.statusText || `${error.status}`;
  }
  if (error instanceof Error && error.message) return error.message;
  return words.somethingWentWrong;
}
