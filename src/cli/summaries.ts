/** The sentence about each command. It stands here, so that the general help loads no command. */
export const SUMMARIES = {
  list: "List the events of the catalogue.",
  show: "Show what an event or operation looks like, and on what evidence.",
  validate: "Validate payloads of events, and bodies of the REST API, against their contracts.",
  observe: "Count what the traffic says of the contract, without a value of any payload.",
  fixtures: "Write believable payloads in numbers, as NDJSON.",
  emit: "Send events at a consumer: believable ones, and broken ones.",
  mock: "Serve a mock of the REST API: an example of the contract for every request.",
  proxy: "Check a real server against the contract, as the referee of your tests.",
  serve: "Serve the reference implementation, which does what the contract says and remembers.",
  deliveries: "Show which events wait for each receiver, and which ones a receiver rejected.",
  diff: "What changed in the contract, and what of it breaks whom.",
  contracts: "Find what is wrong with contracts of your own.",
  completion: "Print what lets a shell complete commands, options, events and operations.",
};

export type CommandName = keyof typeof SUMMARIES;
