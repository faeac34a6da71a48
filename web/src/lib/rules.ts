/** A rule with its number, told with a game's own figures. */
export interface Rule {
  number: string;
  text: string;
}

/** The rules of a game. */
export interface Rules {
  /** Those that matter now. */
  now: Rule[];
  others: Rule[];
}
