import { Filled } from "../../../../ui/filled";

export type StronglyProps = { strong: string; text: (values: { strong: string }) => string };

/** A text with its main words in strong type. */
export function Strongly({ strong, text }: StronglyProps) {
  return <Filled say={text} parts={{ strong: <strong>{strong}</strong> }} />;
}
