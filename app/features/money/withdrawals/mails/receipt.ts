import { inertText } from "../../../../kernel/inert-text";
import { momentText } from "../../../../kernel/moments";
import { repliesFooter } from "../../../../mail/replies-footer";
import { type RenderedMail, renderMail } from "../../../../ui/mail-layout";

type Site = { baseUrl: string; supportEmail: string };
type Received = { subject: string; message: string; at: number };

/** To whoever withdrew or cancelled: what arrived, and when. The address may be somebody else's, so nothing leads anywhere. */
export function withdrawalReceiptMail({ supportEmail }: Site, { subject, message, at }: Received): RenderedMail {
  const time = momentText(at, "en-US", "UTC");
  const lines = message.split("\n").map((line) => inertText(line, line.length));
  return renderMail({
    locale: "en",
    subject: `We received your ${subject.startsWith("Withdrawal") ? "withdrawal" : "cancellation"}`,
    heading: "Receipt",
    blocks: [
      { kind: "facts", rows: [{ label: "Received", value: time }] },
      { kind: "quote", text: lines.slice(0, -1).join("\n").trim() },
      {
        kind: "text",
        text: "This counts from the time above. We write to you within 14 days, and pay back what you are owed to the card you paid with. Keep this email.",
      },
    ],
    footer: [
      { text: "Not you? Someone entered this address on our page. Tell us, and nothing is changed." },
      repliesFooter({ supportEmail }),
    ],
  });
}
