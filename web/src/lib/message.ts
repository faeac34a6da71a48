/**
 * Messages with gaps, as in `robobid/locales`: `{card}`, plurals with `#`, and
 * choices by a word. Forms may hold gaps of their own.
 */

export type Values = Record<string, string | number>;

type Part = string | { gap: string } | Choice;

interface Choice {
  name: string;
  kind: string;
  forms: Record<string, Part[]>;
}

export function parse(text: string): Part[] {
  const [parts] = parseFrom(text, 0);
  return parts;
}

function parseFrom(text: string, start: number): [Part[], number] {
  const parts: Part[] = [];
  let at = start;
  let from = start;
  while (at < text.length && text[at] !== "}") {
    if (text[at] !== "{") {
      at += 1;
      continue;
    }
    if (at > from) parts.push(text.slice(from, at));
    const [part, end] = parseGap(text, at + 1);
    parts.push(part);
    at = from = end;
  }
  if (at > from) parts.push(text.slice(from, at));
  return [parts, at];
}

function parseGap(text: string, start: number): [Part, number] {
  const end = text.slice(start).search(/[,}]/) + start;
  if (end < start) throw new Error(`a gap without an end in ${text}`);
  const name = text.slice(start, end).trim();
  if (text[end] === "}") return [{ gap: name }, end + 1];
  const comma = text.indexOf(",", end + 1);
  const kind = text.slice(end + 1, comma).trim();
  const forms: Record<string, Part[]> = {};
  let at = comma + 1;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at += 1;
    if (at >= text.length || text[at] === "}") break;
    const brace = text.indexOf("{", at);
    const form = text.slice(at, brace).trim();
    const [parts, close] = parseFrom(text, brace + 1);
    forms[form] = parts;
    at = close + 1;
  }
  return [{ name, kind, forms }, at + 1];
}

/** A sentence that may begin with a word like "you". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function fill(parts: Part[], values: Values, plural: Intl.PluralRules): string {
  return pieces(parts, values, plural, undefined);
}

function pieces(
  parts: Part[],
  values: Values,
  plural: Intl.PluralRules,
  number: string | undefined,
): string {
  return parts
    .map((part) => {
      if (typeof part === "string")
        return number === undefined ? part : part.replaceAll("#", number);
      if ("gap" in part) return written(values[part.gap] ?? "", plural);
      const value = values[part.name] ?? "";
      const isPlural = part.kind === "plural";
      const form = isPlural ? plural.select(Math.abs(Number(value))) : String(value);
      const chosen = part.forms[form] ?? part.forms["other"] ?? [];
      return pieces(chosen, values, plural, isPlural ? written(value, plural) : number);
    })
    .join("");
}

/** A number as the language writes it: 1.5 is "1,5" in three of the four. */
function written(value: string | number, plural: Intl.PluralRules): string {
  if (typeof value === "string" || Number.isInteger(value)) return String(value);
  return value.toLocaleString(plural.resolvedOptions().locale, { maximumFractionDigits: 1 });
}
