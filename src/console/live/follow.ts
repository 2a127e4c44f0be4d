// Follows the server: reads its state, and then the messages of its stream.
import type * as Server from "../../../generated/server-types.ts";
import { askControl } from "../frame/ask.ts";
import { MOST_KEPT, type Picture, PictureKeeper } from "./keep-picture.ts";

const START = {
  connection: "connecting" as "connecting" | "connected" | "connection lost" | "control is off",
  /** The time at which the connection began or was lost, by the clock of the visitor's machine. */
  since: 0,
  overview: undefined as Server.Overview | undefined,
  /** The milliseconds by which the server's clock is ahead of the visitor's machine. */
  ahead: 0,
};

type Standing = Readonly<typeof START>;

export type ServerPicture = Standing & Picture;

type Messages = Server.FeedMessages;
type Message = {
  [Name in keyof Messages]: { readonly name: Name; readonly data: Messages[Name] };
}[keyof Messages];

/** The interval of pictures while many accounts move. */
const BURST_MILLISECONDS = 250;
/** The interval of reading accounts, as other servers with the same store may move them, too. */
const READ_MILLISECONDS = 15_000;
/** The wait after a reading is at least this many times as long as the reading. */
const READ_SHARE = 20;
/** The wait before this code connects again, if the browser does not do so by itself. */
const RETRY_MILLISECONDS = 2_000;

/** Follows the server until it is stopped. Calls back at most once in a frame. */
export class Follower {
  readonly #show: (seen: ServerPicture) => void;
  readonly #keeper = new PictureKeeper();
  #source: EventSource | undefined;
  #standing: Standing = START;
  /** The messages that arrived while the state was read; undefined if no reading is under way. */
  #waiting: Message[] | undefined;
  #round = 0;
  #isDrawing = false;
  #timer = 0;
  /** The picture that is shown while the feed is paused. */
  #held: Picture | undefined;
  #hasGaps = true;
  #isStopped = false;

  constructor(show: (seen: ServerPicture) => void) {
    this.#show = show;
  }

  start(): void {
    const source = new EventSource("/__control/stream");
    this.#source = source;
    for (const name of ["connected", "reset", "request", "move", "emitted"] as const)
      source.addEventListener(name, ({ data: text }: MessageEvent<string>) =>
        this.#take({ name, data: JSON.parse(text) } as Message),
      );
    source.addEventListener("error", () => {
      if (this.#standing.connection !== "connection lost")
        this.#set({ connection: "connection lost", since: Date.now() });
      // The browser connects again by itself, except after an answer that is no stream.
      if (source.readyState !== EventSource.CLOSED) return;
      void askControl("GET", "").then(({ status }) => {
        if (status === 404) this.#set({ connection: "control is off" });
      });
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.start(), RETRY_MILLISECONDS);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#source?.close();
    clearTimeout(this.#timer);
  }

  pause(isPaused: boolean): void {
    this.#held = isPaused ? { ...this.#keeper.draw(), burst: [] } : undefined;
    this.#draw();
  }

  #take(message: Message): void {
    if (message.name === "connected") this.#set({ connection: "connected", since: Date.now() });
    if (message.name === "connected" || message.name === "reset") {
      this.#hasGaps = true;
      void this.read();
      return;
    }
    // A reading may lack this message, so the message is applied again later. That is harmless.
    this.#waiting?.push(message);
    this.#apply(message);
    this.#draw();
  }

  #apply({ name, data }: Message): void {
    if (name === "move") this.#keeper.move(data);
    else if (name === "request") this.#keeper.addRequest(data);
    else if (name === "emitted") this.#keeper.addEvent(data);
  }

  /** Reads the accounts. If messages were missed, also reads the requests and the events. */
  readonly read = async (): Promise<void> => {
    const withLists = this.#hasGaps;
    this.#round += 1;
    const round = this.#round;
    clearTimeout(this.#timer);
    this.#waiting = [];
    const begin = Date.now();
    const [overview, requests, events] = await Promise.all([
      askControl("GET", "overview"),
      withLists ? askControl("GET", `requests?limit=${MOST_KEPT}`) : undefined,
      withLists ? askControl("GET", `events?limit=${MOST_KEPT}`) : undefined,
    ]);
    if (round !== this.#round || this.#isStopped) return;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    const took = Date.now() - begin;
    this.#readLater(Math.max(READ_MILLISECONDS, took * READ_SHARE));
    // Ignores a failed reading: the stream reports a lost server, and connects again later.
    if (overview.status !== 200) return;
    const content = overview.body as Server.Overview;
    this.#keeper.replaceAccounts(content.groups);
    if (requests?.status === 200 && events?.status === 200) {
      const { requests: kept } = requests.body as Server.RecordedRequests;
      this.#keeper.replaceLists(kept, (events.body as Server.EmittedEvents).events);
      this.#hasGaps = false;
    }
    for (const message of waiting) this.#apply(message);
    this.#set({ overview: content, ahead: Date.parse(content.now) - begin - took / 2 });
  };

  #readLater(milliseconds: number): void {
    this.#timer = window.setTimeout(() => {
      if (document.hidden || this.#standing.connection !== "connected")
        this.#readLater(milliseconds);
      else void this.read();
    }, milliseconds);
  }

  #set(change: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...change };
    this.#draw();
  }

  /** Draws in the next frame after a pause. A page in the background has no frames. */
  #draw(pause = 0): void {
    if (this.#isDrawing || this.#isStopped) return;
    this.#isDrawing = true;
    setTimeout(requestAnimationFrame, pause, () => this.#showPicture());
  }

  #showPicture(): void {
    this.#isDrawing = false;
    if (this.#isStopped) return;
    const picture = this.#held ?? this.#keeper.draw();
    this.#show({ ...this.#standing, ...picture });
    if (picture.burst.length > 0) this.#draw(BURST_MILLISECONDS);
  }
}
