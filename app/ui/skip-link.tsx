import { frameWords } from "./frame-words";
import { useWords } from "./use-words";

/** The first stop of the keyboard: past the header, to what the page is about. */
export function SkipLink() {
  const { skip } = useWords(frameWords);
  return (
    <a
      href="#main"
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-md bg-accent px-4 py-3 font-medium text-on-accent focus:translate-y-0 print:hidden"
    >
      {skip}
    </a>
  );
}
