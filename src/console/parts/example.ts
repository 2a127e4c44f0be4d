// Example messages of an event, in each envelope that the contract reads.
import { BUSES } from "../../library/envelopes/buses.ts";
import type { EventToSend } from "../../library/envelopes/write-envelope.ts";
import type { DescribedEvent } from "../data.ts";

const payloadOf = ({ payload }: EventToSend): unknown => payload;

const WRITE: Readonly<Record<string, (event: EventToSend) => unknown>> = {
  payload: payloadOf,
  "type and payload": ({ type, payload }) => ({ type, payload }),
  ...Object.fromEntries(
    Object.values(BUSES).flatMap(({ title, write }) => (title ? [[title, write]] : [])),
  ),
};

export const ENVELOPES = Object.keys(WRITE);

/** Makes an example message. The fields of the envelope have invented values. */
export const inEnvelope = (title: string, type: string, payload: unknown): unknown =>
  (WRITE[title] ?? payloadOf)({
    id: "6f0b7c1e-2f3a-4b1c-9a57-0d9c8f1e2a44",
    type,
    subject: "NORDWERK/NW-204981",
    sequence: 1,
    occurredAt: Date.UTC(2026, 0, 15, 9, 30),
    payload,
  });

export const exampleTitle = (name: string): string =>
  name === "example" ? "with every field" : name.replaceAll("-", " ");

export const exampleOf = ({ examples }: DescribedEvent, name: string): unknown =>
  (examples.find((example) => example.name === name) ?? examples[0])?.value;
