const LONG = 6;
const ENDING = 2;
/** The number of a rule or the name of a piece, in Cyrillic letters that look the same too. */
const NUMBER = /^§?[a-zавс]\d+(\.\d+)*$/;
const LOOK_ALIKE: Record<string, string> = { а: "a", в: "b", с: "c" };

/** Those whose text holds every word that is searched for; if none does, long words are looked for without their endings. */
export function search<T>(all: readonly T[], textOf: (each: T) => string, query: string): T[] {
  const wanted = plain(query).replaceAll("§ ", "§").split(/\s+/).filter(Boolean);
  const found = (words: readonly string[]) =>
    all.filter((each) => {
      const text = plain(textOf(each));
      return words.every((word) => standsIn(text, word));
    });
  const whole = found(wanted);
  return whole.length ? whole : found(wanted.map((word) => (word.length >= LONG ? word.slice(0, -ENDING) : word)));
}

/** A number is looked for whole: A3 is a piece, and not every rule from A3.1 on, which § A3 finds. */
function standsIn(text: string, word: string): boolean {
  if (!NUMBER.test(word)) return text.includes(word);
  const number = word.replace(/[авс]/, (letter) => LOOK_ALIKE[letter]!).replaceAll(".", "\\.");
  const pattern = word.startsWith("§") ? `${number}(?!\\d)` : `(?<![\\p{L}\\d.])§?${number}(?![\\p{L}\\d]|\\.\\d)`;
  return new RegExp(pattern, "u").test(text);
}

/** Small letters without accents, as robobid/app/rulebook/search.py has them. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("’", "'");
}
