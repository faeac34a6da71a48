/** Pasted records with one's own notes, by the code of their analysis: in this browser alone. */
const PLACE = "robobid.notes.";

export function notesKept(code: string): string | undefined {
  return localStorage.getItem(PLACE + code) ?? undefined;
}

export function keepNotes(code: string, record: string): void {
  try {
    localStorage.setItem(PLACE + code, record);
  } catch {
    // A browser that keeps nothing; the record can be copied.
  }
}
