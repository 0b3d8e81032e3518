import { Fragment } from "react";

/** Words with what `isolated` set apart: an element holds its direction, so that copying it takes no marks along. */
export function IsolatedText({ text }: { text: string }) {
  const [first, ...others] = text.split("\u2068");
  return (
    <>
      {first}
      {others.map((other) => {
        const [apart, after] = other.split("\u2069");
        return (
          <Fragment key={other}>
            <bdi>{apart}</bdi>
            {after}
          </Fragment>
        );
      })}
    </>
  );
}
