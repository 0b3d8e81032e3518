/** Calling codes with the prefix dialled inside the country: `GB44.0` is +44 and 0. Others type the number with its +. */
const PLANS =
  "US1.1 CA1.1 PR1.1 GB44.0 GG44.0 JE44.0 IM44.0 IE353.0 AU61.0 NZ64.0 DE49.0 AT43.0 CH41.0 LI423 FR33.0 BE32.0 NL31.0 LU352 ES34 PT351 IT39 DK45 SE46.0 NO47 FI358.0 IS354 PL48 CZ420 SK421.0 HU36.06 SI386.0 HR385.0 RO40.0 BG359.0 GR30 CY357 MT356 EE372 LV371 LT370.0 UA380.0 TR90.0 IN91.0 PK92.0 BD880.0 LK94.0 CN86.0 HK852 TW886.0 SG65 MY60.0 TH66.0 VN84.0 PH63.0 ID62.0 JP81.0 KR82.0 AE971.0 IL972.0 EG20.0 MA212.0 NG234.0 KE254.0 GH233.0 ZA27.0 BR55.0 AR54.0 MX52 CO57 CL56 PE51.0";

/** Digits of Arabic, Persian and full-width writing as 0-9; everything else as it was. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

/** E.164 from what a person types, also the national form of `dialPlan`; null when it cannot be a number. */
export function parsePhone(text: string, dialPlan: string | undefined): string | null {
  const typed = asciiDigits(text)
    .trim()
    .replace(/^tel:/i, "")
    .replace(/^\uff0b/, "+");
  const international = /^(\+|00)/.exec(typed);
  const digits = (international ? typed.slice(international[0].length).replace(/\(0\)/, "") : typed).replace(
    /[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}./\u2212]/gu,
    "",
  );
  if (!/^\d+$/.test(digits)) return null;
  const whole = international ? digits : withCallingCode(digits, dialPlan);
  return whole && /^[1-9]\d{7,14}$/.test(whole) ? `+${whole}` : null;
}

function withCallingCode(national: string, dialPlan: string | undefined): string | null {
  if (!dialPlan) return null;
  const [callingCode, trunk] = dialPlan.split(".");
  return callingCode + (trunk && national.startsWith(trunk) ? national.slice(trunk.length) : national);
}

/** "44.0" for GB: calling code, and the prefix dialled inside the country if there is one. */
export function dialPlanOf(country: string): string | undefined {
  return new RegExp(`${country}([\\d.]+)`).exec(PLANS)?.[1];
}
