import { expect, it } from "vitest";
import { attachment } from "../../app/kernel/content-disposition";

it.each([
  ["payslip.pdf", "pdf", `attachment; filename="payslip.pdf"; filename*=UTF-8''payslip.pdf`],
  ["März (1).pdf", "pdf", `attachment; filename="M_rz (1).pdf"; filename*=UTF-8''M%C3%A4rz%20%281%29.pdf`],
  ["../../etc/passwd", "pdf", `attachment; filename="passwd.pdf"; filename*=UTF-8''passwd.pdf`],
  [
    "a\r\nSet-Cookie: x=1.png",
    "png",
    `attachment; filename="aSet-Cookie x=1.png"; filename*=UTF-8''aSet-Cookie%20x%3D1.png`,
  ],
  ["\u202efdp.exe", "pdf", `attachment; filename="fdp.exe.pdf"; filename*=UTF-8''fdp.exe.pdf`],
  [
    '"; filename="x.html',
    "jpg",
    `attachment; filename="; filename=x.html.jpg"; filename*=UTF-8''%3B%20filename%3Dx.html.jpg`,
  ],
  ["", "heic", `attachment; filename="document.heic"; filename*=UTF-8''document.heic`],
  ["\ud800.JPEG", "jpg", `attachment; filename="_.JPEG"; filename*=UTF-8''%EF%BF%BD.JPEG`],
] as const)("a download named %j has a safe Content-Disposition header", (name, kind, header) => {
  expect(attachment(name, kind)).toBe(header);
});
