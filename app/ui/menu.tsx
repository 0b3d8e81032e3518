import { DropdownMenu as Primitive } from "radix-ui";
import { type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";

export type MenuItem =
  | {
      kind?: "action";
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      tone?: "default" | "destructive";
      disabled?: boolean;
    }
  | { kind: "link"; label: string; icon?: ReactNode; to: string }
  | { kind: "separator" };

export type MenuProps = {
  /** A <Button> of ours, with words or an aria-label. */
  trigger: ReactElement;
  /** A function is asked when the menu opens: long lists of cards with menus need not work theirs out beforehand. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  align?: "start" | "end";
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Mounted open, by a key that it could not see itself: the first entry takes the focus, as it does by keys. */
  startsAtFirst?: boolean;
};

const itemClass =
  "flex min-h-11 w-full cursor-default items-center gap-2.5 rounded-sm px-3 py-2 -outline-offset-2 select-none " +
  "data-highlighted:bg-paper-sunken data-disabled:opacity-55 [&_svg]:size-4";

/** Actions behind a button: arrow keys, typing ahead, Escape, the focus back; no window, nothing cuts it off. */
export function Menu({ trigger, items, align = "end", isOpen, onOpenChange, startsAtFirst = false }: MenuProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsAtFirst) content.current?.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus();
  }, [startsAtFirst]);
  return (
    <Primitive.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Content
        ref={content}
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-50 min-w-52 rounded-md border border-line bg-paper-raised p-1 shadow-float max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto"
      >
        <MenuItems items={items} />
      </Primitive.Content>
    </Primitive.Root>
  );
}

function MenuItems({ items }: Pick<MenuProps, "items">) {
  const list = typeof items === "function" ? items() : items;
  return (
    <>
      {list.map((item, index) => {
        if (item.kind === "separator") {
          // biome-ignore lint/suspicious/noArrayIndexKey: separators have no other name
          return <Primitive.Separator key={`separator-${index}`} className="my-1 h-px bg-line" />;
        }
        if (item.kind === "link") {
          return (
            <Primitive.Item key={item.label} asChild>
              <Link to={item.to} className={itemClass}>
                {item.icon}
                {item.label}
              </Link>
            </Primitive.Item>
          );
        }
        return (
          <Primitive.Item
            key={item.label}
            disabled={item.disabled}
            onSelect={item.onSelect}
            className={classNames(itemClass, item.tone === "destructive" && "text-red")}
          >
            {item.icon}
            {item.label}
          </Primitive.Item>
        );
      })}
    </>
  );
}
