import { expect, it } from "vitest";
import { mailboxOf } from "../../app/kernel/email";

it.each([
  ["victim+7@tenant.example", "victim@tenant.example"],
  ["vic.tim@tenant.example", "vic.tim@tenant.example"],
  ["Vic.Tim+a+b@GMail.com", "victim@gmail.com"],
  ["v.i.c.t.i.m@googlemail.com", "victim@gmail.com"],
  ["victim@tenant.example", "victim@tenant.example"],
  ["a@b+c.example", "a@b+c.example"],
])("%s belongs to the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
