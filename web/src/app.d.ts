declare module "virtual:words/*" {
  const messages: Record<string, string>;
  export default messages;
}

declare module "virtual:charts" {
  const charts: Record<string, { facts: import("$lib/powergrid/map").MapFacts; shape: import("../tools/charts/chart").Shape }>;
  export default charts;
}
