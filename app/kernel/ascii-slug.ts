/** Letters that come apart into none of ASCII: those of German and the North, Polish, Vietnamese, and Ukrainian (as in its passports). */
const latin: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", ø: "o", œ: "oe", ð: "d", þ: "th", đ: "d", ł: "l", ı: "i" },
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "h",
    ґ: "g",
    д: "d",
    е: "e",
    є: "ie",
    ж: "zh",
    з: "z",
    и: "y",
    і: "i",
    ї: "i",
    й: "i",
  },
  ...{ к: "k", л: "l", м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts" },
  ...{ ч: "ch", ш: "sh", щ: "shch", ь: "", ю: "iu", я: "ia" },
};

const mostLetters = 80;

/** "Schönhauser Allee 9, Berlin" as part of an address: "schoenhauser-allee-9-berlin"; "" where nothing of it can be written so. */
export function asciiSlug(text: string): string {
  const written = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]/g, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => latin[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (written.length <= mostLetters) return written;
  const cut = written.slice(0, mostLetters + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf("-"), 0) || mostLetters);
}
