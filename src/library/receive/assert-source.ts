/** What Lambda passes to a function, by the function of a receiver that takes it. */
const GIVEN = {
  eventBridge: "an event of EventBridge",
  sqs: "a batch of SQS",
  kinesis: "a batch of Kinesis",
  kafka: "a batch of Kafka",
  firehose: "a batch of Firehose",
  "record for each of its Records": "a batch of SNS",
};
type Given = keyof typeof GIVEN;

/** Throws if a function of a receiver is given what another one takes. */
export function assertSource(wanted: Given, event: unknown): void {
  const given = givenBy(event, wanted);
  if (given === wanted) return;
  const [what, hint] = given
    ? [GIVEN[given], `use receiver.${given}`]
    : ["something else", `it takes ${GIVEN[wanted]}`];
  throw new TypeError(`receiver.${wanted} was given ${what}: ${hint}`);
}

/** Which function an event is for. One without records is for the function that was called. */
function givenBy(event: unknown, wanted: Given): Given | undefined {
  const { Records, records, ...more } = Object(event);
  if (Array.isArray(records)) return "firehose";
  if (records) return "kafka";
  if (!Array.isArray(Records)) return "detail-type" in more ? "eventBridge" : undefined;
  const [first] = Records;
  if (!first) return wanted;
  if (first.kinesis) return "kinesis";
  return first.Sns ? "record for each of its Records" : "sqs";
}
