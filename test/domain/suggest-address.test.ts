import { expect, it } from "vitest";
import { suggestAddress } from "../../app/kernel/suggest-address.ts";

// Red when a slip of the domain is not looked for, or the name before the @ is lost.
it.each([
  ["ada@gmial.com", "ada@gmail.com"],
  ["ada@gamil.com", "ada@gmail.com"],
  ["ada@gmai.com", "ada@gmail.com"],
  ["ada@gmaill.com", "ada@gmail.com"],
  ["ada@gmail.con", "ada@gmail.com"],
  ["ada@gmail.co", "ada@gmail.com"],
  [" Ada@Hotmial.COM ", "ada@hotmail.com"],
  ["ada@hotmal.fr", "ada@hotmail.fr"],
  ["ada@yaho.es", "ada@yahoo.es"],
  ["ada@wanado.fr", "ada@wanadoo.fr"],
  ["ada+home@outlok.com", "ada+home@outlook.com"],
])("a correction of the mail address is suggested for %s", (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

// Red when a real provider next to a common one, or another country's, counts as a slip.
it.each([
  ...["ada@gmail.com", "ada@mail.com", "ada@ymail.com", "ada@email.com", "ada@hotmail.gr", "ada@yahoo.fi"],
  ...["ada@orange.fi", "ada@applicant.example", "gmial.com", "@gmial.com", "", "ada@", "ada@gmx.de", "ada@gmaiil.con"],
])("no correction of the mail address is suggested for %s", (typed) => {
  expect(suggestAddress(typed)).toBeNull();
});
