// Shows an import as it happens. The server has to be started with its control.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Move, Overview } from "../../../generated/server-types.ts";
import { amount } from "../../library/text/printable.ts";
import type { ImportProcess } from "../../reading/model/import-process.ts";
import { hrefOf } from "../frame/address.ts";
import { useListener } from "../frame/hooks.ts";
import { Loaded, loadJson } from "../frame/load.tsx";
import { BESIDE, Here, Page, Title } from "../frame/page.tsx";
import { openHref, useAddress } from "../frame/router.ts";
import { Icon, Outcome } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";
import { Tabs } from "../parts/panel.tsx";
import { Controls } from "./controls.tsx";
import { accountTab, requestTab } from "./detail-tabs.tsx";
import { Feed } from "./feed.tsx";
import { Flow, FlowTable } from "./flow.tsx";
import { Follower, type ServerPicture } from "./follow.ts";
import { MARK_WORDS, titleOf } from "./import-process.ts";
import { type Answers, Scenarios } from "./scenarios.tsx";

const load = () => loadJson<ImportProcess>("./live.json");

export const Live = () => (
  <Loaded what="the import" from={load}>
    {(process) => <Followed process={process} />}
  </Loaded>
);

function Followed({ process }: Readonly<{ process: ImportProcess }>) {
  const [seen, setSeen] = useState<ServerPicture>();
  const [follower] = useState(() => new Follower(setSeen));
  const [isTable, setIsTable] = useState(false);
  useEffect(() => {
    follower.start();
    return () => follower.stop();
  }, [follower]);
  const overview = seen?.overview;
  const count = seen?.groups.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const beside = overview ? <Beside {...{ seen, overview, process, follower }} /> : false;
  const standing = (
    <>
      <Connection seen={seen} /> {overview && `${amount(count, "account")}, clock `}
      {overview && <ClockTime ahead={seen.ahead} />}
    </>
  );
  const Shown = isTable ? FlowTable : Flow;
  return (
    <Page besideName="Controls" beside={beside}>
      <div class="controls spread">
        <Title text="Live" aside={standing} />
        <span class="push versions">
          {[false, true].map((is) => (
            <Button key={`${is}`} aria-pressed={isTable === is} act={() => setIsTable(is)}>
              {is ? "Table" : "Flow"}
            </Button>
          ))}
        </span>
        <Pause follower={follower} />
      </div>
      <Here places={[[BESIDE, "Controls", "narrow"]]} />
      <Moves moves={seen?.moves ?? []} process={process} />
      {seen && overview && (
        <>
          <Shown process={process} groups={seen.groups} />
          {count === 0 && NO_ACCOUNTS}
          <Feed seen={seen} />
        </>
      )}
    </Page>
  );
}

const NO_ACCOUNTS = (
  <p>
    No accounts yet. Run a scenario, stage one, or start with some:{" "}
    <code>npx energy-contracts serve --control --state demo</code>
  </p>
);

type BesideProps = Readonly<{
  seen: ServerPicture;
  overview: Overview;
  process: ImportProcess;
  follower: Follower;
}>;

function Beside({ seen, overview, process, follower }: BesideProps) {
  const { account = "", request: number = "" } = useAddress().query;
  const request = seen.requests.find((candidate) => String(candidate.number) === number);
  const opened = request
    ? requestTab(request, seen, process)
    : account === ""
      ? undefined
      : accountTab(account, seen, process);
  const what = opened && `${number} ${account}`;
  /** The request or account whose tab the visitor left for another tab. */
  const [dismissed, setDismissed] = useState<string>();
  const [answers, setAnswers] = useState<Answers>({});
  useEffect(() => {
    if (opened) document.getElementById(BESIDE)?.scrollIntoView({ block: "nearest" });
  }, [what]);
  useListener("keydown", (event) => {
    if (!opened || event.key !== "Escape" || event.defaultPrevented) return;
    const href = hrefOf("live", "", { account, request: number });
    openHref(hrefOf("live"));
    document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.focus();
  });
  const say = (value: string, words: string) =>
    setAnswers((before) => ({ ...before, [value]: words }));
  const scenarios = () => <Scenarios overview={overview} answers={answers} say={say} />;
  const operator = () => <Controls overview={overview} changed={follower.read} />;
  return (
    <Tabs
      name="Controls"
      chosen={dismissed === what ? undefined : opened?.title}
      onChoose={(title) => setDismissed(title === opened?.title ? undefined : what)}
      tabs={[
        { title: "Scenarios", content: scenarios },
        { title: "Operator", content: operator },
        opened,
      ]}
    />
  );
}

/** Pauses the feed. After the pause, the feed shows what it missed. */
function Pause({ follower }: Readonly<{ follower: Follower }>) {
  const [isPaused, setIsPaused] = useState(false);
  const turn = () => {
    follower.pause(!isPaused);
    setIsPaused(!isPaused);
  };
  return (
    <Button act={turn}>
      <Icon of={isPaused ? "run" : "pause"} /> {isPaused ? "Go on" : "Pause"}
    </Button>
  );
}

function Connection({ seen }: Readonly<{ seen: ServerPicture | undefined }>) {
  const { connection = "connecting", since = 0, missed = 0 } = seen ?? {};
  const time = new Date(since).toTimeString().slice(0, 8);
  return (
    <span role="status" aria-label="Connection">
      {connection === "connecting" && "connecting"}
      {connection === "connected" && (
        <>
          <Outcome isGood>connected</Outcome>
          {missed === null && " to a server that was started again"}
          {missed !== null && missed > 0 && ` after ${amount(missed, "missed message")}`}
        </>
      )}
      {connection === "lost" && (
        <>
          <Outcome isGood={false}>connection lost</Outcome> at {time}, trying again.
        </>
      )}
    </span>
  );
}

function ClockTime({ ahead }: Readonly<{ ahead: number }>) {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const now = new Date(Date.now() + ahead).toISOString();
  return (
    <time dateTime={now}>
      {now.slice(0, 10)} {now.slice(11, 19)} UTC
    </time>
  );
}

/** The interval at which screen readers get a summary of the moves. */
const SUM_MILLISECONDS = 5_000;

function Moves({ moves, process }: Readonly<{ moves: readonly Move[]; process: ImportProcess }>) {
  const [said, setSaid] = useState("");
  const latest = useRef(moves);
  latest.current = moves;
  useEffect(() => {
    let told: Move | undefined;
    const timer = setInterval(() => {
      const fresh = told ? latest.current.slice(latest.current.indexOf(told) + 1) : latest.current;
      told = latest.current.at(-1);
      const ends = fresh.map(({ mark, to }) => mark ?? to);
      const words = [...new Set(ends)].map((end) => {
        const count = ends.filter((candidate) => candidate === end).length;
        return `${count} ${MARK_WORDS[end] ?? titleOf(process, end).toLowerCase()}`;
      });
      if (words.length > 0) setSaid(words.join(", "));
    }, SUM_MILLISECONDS);
    return () => clearInterval(timer);
  }, [process]);
  return (
    <p role="status" aria-label="Moves" class="hidden">
      {said}
    </p>
  );
}
