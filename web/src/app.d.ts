declare module "virtual:words/*" {
  const entries: import("$lib/message").Shortened;
  export default entries;
}

declare module "virtual:charts" {
  const charts: Record<string, { facts: import("$lib/powergrid/map").MapFacts; shape: import("../tools/charts/chart").Shape }>;
  export default charts;
}

declare module "virtual:chart" {
  const fetched: Record<string, () => Promise<{ default: import("../tools/charts/chart").Shape }>>;
  export default fetched;
}

declare module "virtual:rulebook/*" {
  const book: import("$lib/rulebook").Book;
  export default book;
}
