/** What of a game's set-up can be chosen without a widget of its own, from its JSON schema. */

export type Values = Record<string, unknown>;

interface Property {
  type?: string;
  enum?: string[];
  items?: { enum?: string[] };
  minimum?: number;
  maximum?: number;
  description?: string;
  default?: unknown;
}

export interface Field {
  name: string;
  kind: "switch" | "choice" | "some" | "number";
  doc: string;
  default: unknown;
  /** What there is to choose from. */
  words: string[];
  least?: number;
  most?: number;
}

/** The plain fields of a schema, in its order; a choice of one thing is none. */
export function plainFields(schema: object): Field[] {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, it]) => {
    const found = kindOf(it);
    if (!found) return [];
    const words = it.enum ?? it.items?.enum ?? [];
    return [{ name, kind: found, doc: it.description ?? "", default: it.default, words, least: it.minimum, most: it.maximum }];
  });
}

function kindOf(it: Property): Field["kind"] | undefined {
  if (it.type === "boolean") return "switch";
  if (it.type === "integer") return "number";
  if (it.enum) return it.enum.length > 1 ? "choice" : undefined;
  return it.type === "array" && it.items?.enum ? "some" : undefined;
}
