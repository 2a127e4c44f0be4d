// A state as JSON. That of many accounts is longer than any text that an engine can hold.

import type { State } from "../../../../generated/server-types.ts";
import { nextTurn } from "../../http/next-turn.ts";

const PIECE_LENGTH = 1 << 18;

/** The text of a state in pieces, with a turn for other work after each. */
export async function* stateText(state: Omit<State, "$schema">): AsyncGenerator<string, undefined> {
  let text = "";
  let beforeField = "{";
  for (const [field, items] of Object.entries(state)) {
    text += `${beforeField}"${field}":[`;
    beforeField = ",";
    let beforeItem = "";
    for (const item of items) {
      text += beforeItem + JSON.stringify(item);
      beforeItem = ",";
      if (text.length < PIECE_LENGTH) continue;
      yield text;
      text = "";
      await nextTurn();
    }
    text += "]";
  }
  yield `${text}}`;
}
