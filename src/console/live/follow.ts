// Follows the server: its stream, and all that is read anew when the stream begins.
import type * as Server from "../../../generated/server-types.ts";
import { askControl } from "../frame/ask.ts";
import { type Picture, PictureKeeper } from "./keep-picture.ts";

const START = {
  connection: "connecting" as "connecting" | "connected" | "lost",
  /** When the connection was lost, or was last made, by the clock of the machine. */
  since: 0,
  /** How many messages were missed; null if the server was started again. */
  missed: 0 as number | null,
  overview: undefined as Server.Overview | undefined,
  /** What the clock of the server is ahead of that of the machine, in milliseconds. */
  ahead: 0,
};

type Standing = Readonly<typeof START>;

export type ServerPicture = Standing & Picture;

type Messages = Server.FeedMessages;
type Message = {
  [Name in keyof Messages]: { readonly name: Name; readonly data: Messages[Name] };
}[keyof Messages];

const ASKED = 200;
/** How often accounts are read anew: other servers of the store move them, too. */
const READ_MILLISECONDS = 15_000;
/** Reading may take this part of the time. */
const READ_SHARE = 20;
/** How long messages are looked at without a pause. */
const TURN_MILLISECONDS = 20;
/** How long to wait before the next attempt, if the browser makes none. */
const RETRY_MILLISECONDS = 2_000;

/** Follows the server until it is stopped, and calls back once a frame at most. */
export class Follower {
  readonly #show: (seen: ServerPicture) => void;
  readonly #keeper = new PictureKeeper();
  #source: EventSource | undefined;
  #standing: Standing = START;
  /** What has come and was not looked at, and how to get the next turn for it. */
  readonly #inbox: { readonly name: Message["name"]; readonly text: string }[] = [];
  readonly #turn = new MessageChannel();
  /** What came while something was read. */
  #waiting: Message[] | undefined;
  #round = 0;
  #frame = 0;
  #timer = 0;
  /** What is shown while the feed is paused. */
  #held: Picture | undefined;
  #hasGaps = true;
  #isStopped = false;

  constructor(show: (seen: ServerPicture) => void) {
    this.#show = show;
  }

  start(): void {
    if (this.#isStopped) return;
    const source = new EventSource("/__control/stream");
    this.#source = source;
    // Many messages may come at once, and the browser hands them over without a pause.
    for (const name of ["connected", "reset", "request", "move", "emitted"] as const)
      source.addEventListener(name, ({ data: text }: MessageEvent<string>) => {
        if (this.#inbox.push({ name, text }) === 1) this.#turn.port2.postMessage(0);
      });
    this.#turn.port1.onmessage = () => this.#work();
    source.addEventListener("error", () => {
      if (this.#standing.connection !== "lost")
        this.#set({ connection: "lost", since: Date.now() });
      // The browser tries again by itself, but not after an answer that is no stream.
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.start(), RETRY_MILLISECONDS);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#source?.close();
    this.#turn.port1.close();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  /** Holds what is shown, or goes on with all that has happened since. */
  pause(isPaused: boolean): void {
    this.#held = isPaused ? this.#keeper.draw() : undefined;
    this.#draw();
  }

  /** Takes messages for a while, and goes on in another turn. */
  #work(): void {
    const end = performance.now() + TURN_MILLISECONDS;
    let taken = 0;
    for (const { name, text } of this.#inbox) {
      this.#take({ name, data: JSON.parse(text) } as Message);
      taken += 1;
      if (performance.now() > end) break;
    }
    this.#inbox.splice(0, taken);
    // Not by a timer: in the background those may wait for a minute.
    if (this.#inbox.length > 0) this.#turn.port2.postMessage(0);
  }

  #take(message: Message): void {
    if (message.name === "connected") {
      this.#set({ connection: "connected", since: Date.now(), missed: message.data.missed });
    }
    if (message.name === "connected" || message.name === "reset") {
      this.#hasGaps = true;
      void this.read();
      return;
    }
    // A move may be in what is being read, or not: then it is made again, which changes nothing.
    this.#waiting?.push(message);
    this.#apply(message);
    this.#draw();
  }

  #apply({ name, data }: Message): void {
    if (name === "move") this.#keeper.move(data);
    else if (name === "request") this.#keeper.addRequest(data);
    else if (name === "emitted") this.#keeper.addEvent(data);
  }

  /** Reads the accounts, and the lists too if they may have gaps. */
  readonly read = async (): Promise<void> => {
    const withLists = this.#hasGaps;
    this.#round += 1;
    const round = this.#round;
    clearTimeout(this.#timer);
    this.#waiting = [];
    const begin = Date.now();
    const [overview, requests, events] = await Promise.all([
      askControl("GET", "overview"),
      withLists ? askControl("GET", `requests?limit=${ASKED}`) : undefined,
      withLists ? askControl("GET", `events?limit=${ASKED}`) : undefined,
    ]);
    if (round !== this.#round || this.#isStopped) return;
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    const took = Date.now() - begin;
    this.#readLater(Math.max(READ_MILLISECONDS, took * READ_SHARE));
    // If the server is gone, the stream says so and comes back later.
    if (overview.status !== 200) return;
    const content = overview.body as Server.Overview;
    this.#keeper.replaceAccounts(content.groups);
    if (requests?.status === 200 && events?.status === 200) {
      const { requests: answered } = requests.body as Server.RecordedRequests;
      this.#keeper.replaceLists(answered, (events.body as Server.EmittedEvents).events);
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

  /** Draws with the next frame. A page in the background has none, and is drawn when it is seen. */
  #draw(): void {
    if (this.#frame !== 0 || this.#isStopped) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#show({ ...this.#standing, ...(this.#held ?? this.#keeper.draw()) });
    });
  }
}
