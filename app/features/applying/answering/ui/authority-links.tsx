import { Fragment } from "react";

/** Addresses of an Australian government, whose domains nobody else may have: a landlord's own addresses are never links. */
const authority = /https:\/\/(?:[a-z0-9-]+\.)+gov\.au(?!\.?[\w-])(?:\/[\w./%-]*[\w/])?/g;

/** A text to read, in which the page of an authority can be opened beside the form. */
export function AuthorityLinks({ text }: { text: string }) {
  const addresses = text.match(authority) ?? [];
  return text.split(authority).map((words, index) => {
    const address = addresses[index];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
      <Fragment key={index}>
        {words}
        {address ? (
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        ) : null}
      </Fragment>
    );
  });
}
