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
