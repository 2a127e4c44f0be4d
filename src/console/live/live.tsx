// Shows an import as it happens. The server has to be started with its control.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Move, Overview } from "../../../generated/server-types.ts";
import { amount } from "../../library/text/printable.ts";
import { hrefOf } from "../frame/address.ts";
import { useListener } from "../frame/hooks.ts";
import { BESIDE, Page, showPlace, Title } from "../frame/page.tsx";
import { openHref, useAddress } from "../frame/router.ts";
import { Icon, Outcome } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";
import { Tabs } from "../parts/panel.tsx";
import { AccountView } from "./account.tsx";
import { Controls } from "./controls.tsx";
import { ANY, accountsTab, requestTab } from "./detail-tabs.tsx";
import { Feed } from "./feed.tsx";
import { Flow } from "./flow.tsx";
import { Follower, type ServerPicture } from "./follow.ts";
import { MARK_WORDS, titleOf } from "./import-process.ts";
import { countOf, PictureKeeper } from "./keep-picture.ts";
import { Scenarios } from "./scenarios.tsx";

const EMPTY = new PictureKeeper().draw();

export function View() {
  const [seen, setSeen] = useState<ServerPicture>();
  const [follower] = useState(() => new Follower(setSeen));
  useEffect(() => {
    follower.start();
    return () => follower.stop();
  }, [follower]);
  const { state = "", number = "", account = "" } = useAddress().query;
  const overview = seen?.overview;
  const picture = seen ?? EMPTY;
  const beside = seen && overview ? <Beside {...{ seen, overview, follower }} /> : false;
  return (
    <Page besideName="Controls" beside={beside}>
      <Head seen={seen} follower={follower} />
      <Moves moves={picture.moves} />
      {/* The flow has its place before the server answers, so that nothing moves. */}
      <Flow seen={picture} />
      {overview && countOf(picture.groups) === 0 && (
        <p>
          No accounts yet. Run a scenario, stage one, or start with some:{" "}
          <code>npx energy-contracts serve --control --state demo</code>
        </p>
      )}
      {account === "" ? (
        <Feed seen={picture} />
      ) : (
        seen && (
          <AccountView
            key={account}
            name={account}
            seen={seen}
            closed={hrefOf("live", "", { state, number })}
          />
        )
      )}
    </Page>
  );
}

type HeadProps = Readonly<{ seen: ServerPicture | undefined; follower: Follower }>;

function Head({ seen, follower }: HeadProps) {
  const [isPaused, setPaused] = useState(false);
  const turn = () => {
    follower.pause(!isPaused);
    setPaused(!isPaused);
  };
  return (
    <div class="controls spread">
      <Title text="Live" aside={<div class="standing">{seen && <Standing seen={seen} />}</div>} />
      <p class="controls">
        <Button look="narrow" act={() => showPlace(BESIDE)}>
          Controls
        </Button>
        <Button act={turn}>
          <Icon of={isPaused ? "run" : "pause"} /> {isPaused ? "Go on" : "Pause"}
        </Button>
      </p>
    </div>
  );
}

function Standing({ seen }: Readonly<{ seen: ServerPicture }>) {
  const clock = new Date(Date.now() + seen.ahead).toISOString();
  return (
    <>
      <Connection {...seen} />{" "}
      {seen.overview && seen.connection === "connected" && (
        <>
          <a href={hrefOf("live", "", { state: ANY })}>{amount(countOf(seen.groups), "account")}</a>
          , clock{" "}
          <time class="line" dateTime={clock}>
            {clock.slice(0, 10)} {clock.slice(11, 16)} UTC
          </time>
        </>
      )}
    </>
  );
}

type BesideProps = Readonly<{ seen: ServerPicture; overview: Overview; follower: Follower }>;

function Beside({ seen, overview, follower }: BesideProps) {
  const { state = "", number = "", account = "", request: requested = "" } = useAddress().query;
  const request = seen.requests.find((candidate) => String(candidate.number) === requested);
  const list = state === "" ? undefined : accountsTab(state, seen);
  const detail = request && requestTab(request, seen);
  const opened = detail ?? list;
  const close = <a href={hrefOf("live")}>Close</a>;
  const details = [list, detail].map((tab) => tab && { ...tab, end: close });
  const what = opened && `${state} ${requested}`;
  /** The list, request or account whose tab the visitor left for another tab. */
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => {
    if (opened) document.getElementById(BESIDE)?.scrollIntoView({ block: "nearest" });
  }, [what]);
  useListener("keydown", (event) => {
    const isInner = detail !== undefined || account !== "";
    if (!(opened || isInner) || event.key !== "Escape" || event.defaultPrevented) return;
    const left = isInner ? { state, number, account, request: requested } : { state };
    openHref(hrefOf("live", "", isInner ? { state, number } : {}));
    document.querySelector<HTMLElement>(`main a[href="${hrefOf("live", "", left)}"]`)?.focus();
  });
  const scenarios = () => <Scenarios overview={overview} />;
  const operator = () => <Controls overview={overview} changed={follower.read} />;
  return (
    <fieldset class="acts" disabled={seen.connection !== "connected"}>
      <Tabs
        name="Controls"
        chosen={dismissed === what ? undefined : opened?.title}
        onChoose={(title) => setDismissed(title === opened?.title ? undefined : what)}
        tabs={[
          { title: "Scenarios", content: scenarios },
          { title: "Operator", content: operator },
          ...details,
        ]}
      />
    </fieldset>
  );
}

function Connection({ connection, since }: ServerPicture) {
  const time = new Date(since).toTimeString().slice(0, 8);
  const words = {
    connecting: "",
    connected: "",
    "connection lost": `at ${time}, trying again`,
    "control is off": "The server runs without --control now.",
  };
  return (
    <span role="status" aria-label="Connection">
      <Outcome isGood={connection === "connected"}>{connection}</Outcome> {words[connection]}
    </span>
  );
}

/** The interval at which screen readers get a summary of the moves. */
const SUM_MILLISECONDS = 5_000;

function Moves({ moves }: Readonly<{ moves: readonly Move[] }>) {
  const [said, setSaid] = useState("");
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    let told: Move | undefined;
    const timer = setInterval(() => {
      const fresh = told ? latest.current.slice(latest.current.indexOf(told) + 1) : latest.current;
      told = latest.current.at(-1);
      const ends = fresh.map(({ mark, to }) => mark ?? to);
      const words = [...Map.groupBy(ends, (end) => end)].map(
        ([end, { length }]) => `${length} ${MARK_WORDS[end] ?? titleOf(end).toLowerCase()}`,
      );
      if (words.length > 0) setSaid(words.join(", "));
    }, SUM_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="status" aria-label="Moves" class="hidden">
      {said}
    </p>
  );
}
