import { Monitor, Moon, Sun } from "lucide-react";
import { Form, useLocation } from "react-router";
import { classNames } from "./class-names";
import { frameWords } from "./frame-words";
import { useWords } from "./use-words";

export type ThemeName = "system" | "light" | "dark";

const choices = [
  { value: "system", Icon: Monitor },
  { value: "light", Icon: Sun },
  { value: "dark", Icon: Moon },
] as const;

/** Three buttons of one form: the server keeps the choice, so that it works without script and the next page has it at once. */
export function ThemeSwitch({ theme, action }: { theme: ThemeName; action: string }) {
  const words = useWords(frameWords);
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={action} replace preventScrollReset>
      <input type="hidden" name="next" value={pathname + search} />
      <fieldset className="grid grid-cols-3 gap-1 rounded-md bg-paper-sunken p-1">
        <legend className="sr-only">{words.appearance}</legend>
        {choices.map(({ value, Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={theme === value}
            className={classNames(
              "flex min-h-11 flex-col items-center justify-center gap-0.5 rounded-sm border px-2 py-1.5 text-sm",
              theme === value
                ? "border-line bg-paper-raised font-medium text-ink shadow-raised"
                : "border-transparent text-ink-muted hover:text-ink",
            )}
          >
            <Icon aria-hidden="true" className="size-4" />
            {words.themes[value]}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
