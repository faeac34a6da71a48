declare module "virtual:words/*" {
  const messages: Record<string, string>;
  export default messages;
}
