import type { Services } from "../../../../services";
import type { MailProvider, SiteOwner } from "../ui/operator-line";

/** Where this installation is reached and who runs it, for the pages of law. */
export function siteOwner({ config }: Services): SiteOwner {
  return { host: new URL(config.baseUrl).host, supportEmail: config.supportEmail, operator: config.operator };
}

/** Who sends this installation's mails, for the page that names who gets data; locally the one it is made for. */
export function mailProvider({ config }: Services): MailProvider {
  return config.mailAdapter === "resend" ? "resend" : "cloudflare";
}
