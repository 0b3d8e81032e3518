import { CROCKFORD } from "../../../kernel/ids";
import { visibleText } from "../../../kernel/visible-text";

/** 130 bits, for a link. */
export const LINK_LENGTH = 26;
/** 100 bits, for print: RF- and four groups of five. */
export const CODE_LENGTH = 20;

/** What was typed or opened, in the one spelling that is hashed. */
export type VoucherSecret = { kind: "link" | "code"; text: string };

/** A voucher's secret in any case, with dashes and spaces, O for 0, I and L for 1; null when it can be none. */
export function readVoucherSecret(written: string): VoucherSecret | null {
  if (written.length > 100) return null;
  const text = visibleText(written)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  const isWhole = [...text].every((letter) => CROCKFORD.includes(letter));
  if (!isWhole) return null;
  if (text.length === LINK_LENGTH) return { kind: "link", text };
  if (text.length === CODE_LENGTH) return { kind: "code", text };
  if (text.length === CODE_LENGTH + 2 && text.startsWith("RF")) return { kind: "code", text: text.slice(2) };
  return null;
}

/** "RF-XXXXX-XXXXX-XXXXX-XXXXX". */
export function printedCode(text: string): string {
  return `RF-${text.replaceAll(/.{5}(?=.)/g, "$&-")}`;
}

/** How a secret is spelled in an address; a code goes without its dashes. */
export function redeemPath({ text }: VoucherSecret): string {
  return `/redeem/${text}`;
}
