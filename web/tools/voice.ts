// What speaks in the page, from one place: a noun of one copy is no noun to another.
export { Messages } from "../src/lib/message";
export { Speaker } from "../src/lib/speak";
