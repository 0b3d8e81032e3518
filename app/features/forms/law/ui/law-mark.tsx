import { Badge } from "../../../../ui/badge";
import type { LawReason } from "../../form-model/schema";
import type { Mark } from "../mark";

/** The law's word on a question: red may not be asked here, amber needs a reason, grey is a hint. */
export function LawMark({ mark, reason }: { mark: Mark | null; reason?: LawReason | null }) {
  if (!mark || mark.level === "ok") return null;
  if (mark.level === "off") return <Badge tone="red">{mark.from === "never" ? "Never asked" : "Not asked here"}</Badge>;
  if (mark.level === "reason") return <Badge tone="amber">{reason ? "Reason given" : "Needs a reason"}</Badge>;
  return (
    <Badge>
      <span className="hint-word">Hint</span>
    </Badge>
  );
}
