import { Fragment, type ReactNode } from "react";

type FilledProps<Name extends string> = {
  say: (values: Record<Name, string>) => string;
  parts: Record<Name, ReactNode>;
};

/** In a text no one can type it. */
const mark = "\u0001";

/** A text with elements in the places of its arguments, wherever the language puts them. */
export function Filled<Name extends string>({ say, parts }: FilledProps<Name>) {
  const names = Object.keys(parts) as Name[];
  const marked = Object.fromEntries(names.map((name) => [name, mark + name + mark])) as Record<Name, string>;
  return say(marked)
    .split(mark)
    .map((piece, index) => (
      <Fragment key={index < 1 ? "" : `${index} ${piece}`}>{index % 2 ? parts[piece as Name] : piece}</Fragment>
    ));
}
