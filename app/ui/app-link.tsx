import type { FocusEvent, MouseEvent, TouchEvent } from "react";
import { useEffect, useState } from "react";
import type { LinkProps } from "react-router";
import { createPath, Link, NavLink, PrefetchPageLinks, useHref, useResolvedPath } from "react-router";
import { ROUTER } from "../kernel/limits";

export type AppLinkProps = Omit<LinkProps, "prefetch" | "discover"> & {
  /** "none" for addresses whose reading has a cost, and for those outside the router. */
  preload?: "intent" | "none";
  /** Says aria-current="page" on the page it leads to. */
  isNavigation?: boolean;
};

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** A link that fetches its page after 50 ms of intent; React Router's own prefetch waits a fixed 100 ms. */
export const AppLink = import.meta.env.SSR ? ServerLink : LiveLink;

/** An address of the site as it stands. */
const PLAIN = /^(?:\/[\w~-][\w.~%-]*)+(?:\?[^#]+)?(?:#[\w-]+)?$/;

/** On the server nothing is pressed, and a plain address is resolved already: both took a quarter of a list's time. */
function ServerLink(props: AppLinkProps) {
  if (props.isNavigation || typeof props.to !== "string" || !PLAIN.test(props.to)) return <LiveLink {...props} />;
  const { to, target, preload, isNavigation, relative, reloadDocument, replace, mask, state, ...rest } = props;
  const { preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = rest;
  return (
    <>
      <a {...attributes} href={to} target={target} />
      {null}
    </>
  );
}

function LiveLink({ preload = "intent", isNavigation = false, ...props }: AppLinkProps) {
  const { handlers, isWanted } = usePreloadIntent(props);
  // All routes are known from the start (react-router.config.ts): no link asks for its own.
  const link = { ...props, ...handlers, discover: "none" } as const;
  const isAbsolute = typeof props.to === "string" && ABSOLUTE.test(props.to);
  const isPreloadable = preload === "intent" && !isAbsolute && !props.reloadDocument;
  return (
    <>
      {isNavigation ? <NavLink {...link} /> : <Link {...link} />}
      {isWanted && isPreloadable ? <Preload to={props.to} relative={props.relative} /> : null}
    </>
  );
}

function Preload({ to, relative }: Pick<LinkProps, "to" | "relative">) {
  const path = useResolvedPath(to, { relative });
  const isHere = useHref(".") === path.pathname;
  return isHere ? null : <PrefetchPageLinks page={createPath({ ...path, hash: "" })} />;
}

function usePreloadIntent(props: AppLinkProps) {
  const [isIntended, setIsIntended] = useState(false);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (!isIntended) return;
    const timer = setTimeout(() => setIsWanted(true), ROUTER.preloadDelayMs);
    return () => clearTimeout(timer);
  }, [isIntended]);

  function begin() {
    setIsIntended(true);
  }
  function end() {
    setIsIntended(false);
    setIsWanted(false);
  }
  const handlers = {
    onMouseEnter(event: MouseEvent<HTMLAnchorElement>) {
      props.onMouseEnter?.(event);
      begin();
    },
    onMouseLeave(event: MouseEvent<HTMLAnchorElement>) {
      props.onMouseLeave?.(event);
      end();
    },
    onFocus(event: FocusEvent<HTMLAnchorElement>) {
      props.onFocus?.(event);
      begin();
    },
    onBlur(event: FocusEvent<HTMLAnchorElement>) {
      props.onBlur?.(event);
      end();
    },
    onTouchStart(event: TouchEvent<HTMLAnchorElement>) {
      props.onTouchStart?.(event);
      begin();
    },
  };
  return { handlers, isWanted };
}
