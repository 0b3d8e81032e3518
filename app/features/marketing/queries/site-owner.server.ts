import type { Services } from "../../../services";
import type { SiteOwner } from "../ui/operator-line";

/** Where this installation is reached and who runs it, for the pages of law. */
export function siteOwner({ config }: Services): SiteOwner {
  return { host: new URL(config.baseUrl).host, supportEmail: config.supportEmail, operator: config.operator };
}
