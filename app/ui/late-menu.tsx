import { cloneElement, type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import type { ButtonProps } from "./button";
import { later, useLater } from "./later";
import type { MenuProps } from "./menu";

const menu = later(async () => (await import("./menu")).Menu);

type LateMenuProps = Pick<MenuProps, "items" | "align"> & { trigger: ReactElement<ButtonProps> };

/** A <Menu> for pages that are mostly read: what places it and moves in it is fetched when somebody goes for its button. */
export function LateMenu({ trigger, ...rest }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const byKey = useRef(false);
  const Menu = useLater(menu, isWanted);
  if (Menu) {
    return <Menu {...rest} trigger={trigger} isOpen={isOpen} onOpenChange={setOpen} startsAtFirst={byKey.current} />;
  }
  const ahead = () => void menu.load();
  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onKeyDown: (event: KeyboardEvent) => {
      byKey.current = true;
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setWanted(true);
    },
    onPointerDown: () => {
      byKey.current = false;
    },
    onClick: () => setWanted(true),
  });
}
