/** Decks and maps that are not ours. */
import type { FileInfo, OwnFile } from "./wire";

/** One that somebody would like to play with: its file, and what the server says of it. */
export interface Own {
  file: OwnFile;
  info: FileInfo;
}

/** What one is called without the mark of its content: `mine-3f0c25e1a9d4` is `mine`. */
export const unmarked = (name: string): string => name.replace(/-[0-9a-f]{12}$/, "");
