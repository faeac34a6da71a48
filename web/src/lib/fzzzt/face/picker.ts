/** Choices that a card's id makes: the same id always chooses the same. */
export function picker(id: string): (choices: number) => number {
  let state = hash(id);
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    state = (state ^ (state >>> 13)) >>> 0;
    return state % choices;
  };
}

function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.charCodeAt(0);
    value = Math.imul(value, 16777619);
  }
  value ^= value >>> 13;
  value = Math.imul(value, 2246822507);
  value ^= value >>> 16;
  return value >>> 0;
}
