import type { ReactNode } from "react";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { failureWords } from "./failure-words";
import { useWords } from "./use-words";

/** An address that leads nowhere, or to something that is not yours: nobody learns which. `children`: what may have become of it. */
export function NotFoundScreen({ children }: { children?: ReactNode }) {
  const { notFound } = useWords(failureWords);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-20 sm:px-6 sm:py-28">
      <p className="tabular text-sm font-medium text-accent">404</p>
      <h1 className="mt-2 font-serif text-3xl font-[560] tracking-tight sm:text-4xl">{notFound.title}</h1>
      <p className="mt-3 text-lg text-ink-muted">{notFound.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button className="needs-script" onClick={() => history.back()}>
          {notFound.goBack}
        </Button>
        <ButtonLink to="/" variant="outline">
          {notFound.home}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
