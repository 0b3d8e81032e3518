import { eq } from "drizzle-orm";
import { guestRentForm } from "../../../../db/schema/forms";
import { mailLinks } from "../../../../kernel/links";
import { defineMail } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { mintLinkToken } from "../../../../platform/link-tokens.server";
import { general, verification } from "../../../../platform/mail-kinds";
import { findFormLandlord, managingGuest } from "../../../forms/rent-forms/queries/form-landlord.server";
import { confirmFormMail, manageLinkMail } from "./confirm-form";

/** The link that publishes a form. Its token is made before the address is read: a correction ends tokens. */
const guestConfirm = defineMail({
  kind: "mail.guest-confirm",
  name: "Email to a guest landlord: confirm the address",
  audience: { to: "typed", counted: verification },
  stoppedBy: null,
  async load(services, { guestRentFormId }) {
    const token = await mintLinkToken(services, { ...mailLinks.verifyForm, ref: guestRentFormId });
    const landlord = await findFormLandlord(services, eq(guestRentForm.id, guestRentFormId));
    const guest = landlord?.guest;
    if (!guest || guest.verifiedAt !== null || landlord.state !== "pending_verification") return null;
    return { to: guest.email, language: guest.language, facts: { title: landlord.title, token } };
  },
  render: confirmFormMail,
  example: ({ title }) => ({ title, token: sample.token }),
});

/** A fresh key to the address that published the form, and to no other. */
const manageLink = defineMail({
  kind: "mail.manage-link",
  name: "Email to a guest landlord: the link to the form",
  audience: { to: "typed", counted: { ...general, budget: "access" } },
  stoppedBy: null,
  async load(services, { guestRentFormId }) {
    const landlord = await findFormLandlord(services, eq(guestRentForm.id, guestRentFormId));
    const guest = landlord && managingGuest(landlord);
    if (!landlord || !guest) return null;
    const token = await mintLinkToken(services, { ...mailLinks.manageForm, ref: guest.id });
    return { to: guest.email, language: guest.language, facts: { title: landlord.title, token } };
  },
  render: manageLinkMail,
  example: ({ title }) => ({ title, token: sample.token }),
});

export const mails = [guestConfirm, manageLink];
