/** Does a text hold every word that is searched for, whatever the case and accents? */
export function holds(text: string, search: string): boolean {
  const found = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}
