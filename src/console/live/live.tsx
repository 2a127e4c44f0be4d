// An import as it happens, on a server with its control open.
import { useEffect, useState } from "preact/hooks";
import type { Index } from "../data.ts";
import { loadJson, loadStyle, NotHere, useLoaded } from "../frame/load.tsx";
import { loadOnce } from "../frame/load-once.ts";
import { Page, Title } from "../frame/page.tsx";
import { useAddress } from "../frame/router.ts";
import { amount } from "../parts/plain.ts";
import { OpenedAccount } from "./account.tsx";
import { MARK_WORDS } from "./arrows.ts";
import { Controls } from "./controls.tsx";
import { Follower, type ServerPicture } from "./follow.ts";
import type { ImportProcess } from "./import-process.ts";
import { ImportTable } from "./import-table.tsx";
import { Events, Requests } from "./lists.tsx";
import { ImportPicture, Sources } from "./picture.tsx";
import { Scenarios } from "./scenarios.tsx";

const load = () =>
  loadOnce("the import", async () => {
    const [process] = await Promise.all([
      loadJson<ImportProcess>("./live.json"),
      loadStyle("./live.css"),
    ]);
    return process;
  });

export function Live({ index }: { readonly index: Index }) {
  const [state, again] = useLoaded("the import", load);
  if (state.is === "here") return <Followed index={index} process={state.content} />;
  return (
    <Page>
      <h1>Live</h1>
      <NotHere is={state.is} what="the import" again={again} />
    </Page>
  );
}

function Followed({ index, process }: { readonly index: Index; readonly process: ImportProcess }) {
  const { account = "" } = useAddress().query;
  const [seen, setSeen] = useState<ServerPicture>();
  const [follower] = useState(() => new Follower(setSeen));
  const [isPaused, setIsPaused] = useState(false);
  const [isTable, setIsTable] = useState(false);
  useEffect(() => {
    follower.start();
    return () => follower.stop();
  }, [follower]);
  const overview = seen?.overview;
  const count = seen?.groups.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const inProgress = seen?.groups.find(({ state }) => state === "in_progress")?.accounts ?? [];
  return (
    <Page
      besideName="Controls"
      beside={
        overview && (
          <>
            <Scenarios overview={overview} operations={index.operations} />
            <Controls overview={overview} changed={follower.refresh} />
          </>
        )
      }
    >
      <div class="controls spread">
        <Title
          text="Live"
          aside={
            <>
              <Connection seen={seen} />{" "}
              {overview && (
                <>
                  {amount(count, "account")}, clock <ClockTime ahead={seen.ahead} />
                </>
              )}
            </>
          }
        />
        <div class="controls">
          <button
            type="button"
            aria-pressed={isPaused}
            onClick={() => {
              follower.pause(!isPaused);
              setIsPaused(!isPaused);
            }}
          >
            Pause the feed
          </button>
          <button type="button" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            Show as a table
          </button>
        </div>
      </div>
      <Moves follower={follower} process={process} />
      {seen && overview && (
        <>
          {isTable ? (
            <ImportTable process={process} groups={seen.groups} />
          ) : (
            <ImportPicture process={process} groups={seen.groups} />
          )}
          <Sources process={process} />
          {count === 0 && (
            <p>
              No accounts yet. Run a scenario, stage one, or start with some:{" "}
              <code>energy-contracts serve --control --state demo</code>
            </p>
          )}
          {account !== "" && (
            <OpenedAccount
              key={account}
              name={account}
              seen={seen}
              process={process}
              operations={index.operations}
            />
          )}
          <div class="halves lists">
            <Requests requests={seen.requests} underWay={inProgress} />
            <Events events={seen.events} />
          </div>
          <p class="small quiet">
            Requests and events of this server. Accounts that another server of the same database
            moves are seen within 15 seconds.
          </p>
        </>
      )}
    </Page>
  );
}

/** Whether the server is heard of. */
function Connection({ seen }: { readonly seen: ServerPicture | undefined }) {
  const { connection = "connecting", since = 0, missed = 0 } = seen ?? {};
  const time = new Date(since).toTimeString().slice(0, 8);
  return (
    <span role="status" aria-label="Connection">
      {connection === "connecting" && "connecting"}
      {connection === "connected" && (
        <>
          <span class="tag good">✓ connected</span>
          {missed === null && " to a server that was started again"}
          {missed !== null && missed > 0 && ` after ${amount(missed, "missed message")}`}
        </>
      )}
      {connection === "lost" && (
        <>
          <span class="tag fault">✕ connection lost</span> at {time}, trying again.
        </>
      )}
    </span>
  );
}

/** The clock of the server, as it goes on. */
function ClockTime({ ahead }: { readonly ahead: number }) {
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

/** How often the moves are summed up for those who don't see the picture. */
const SUM_MILLISECONDS = 5_000;

function Moves({
  follower,
  process,
}: {
  readonly follower: Follower;
  readonly process: ImportProcess;
}) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setInterval(() => {
      const words = [...follower.takeCounts()].map(([what, count]) => {
        const title = process.states.find(({ id }) => id === what)?.title.toLowerCase();
        return `${count} ${MARK_WORDS[what] ?? title ?? what}`;
      });
      if (words.length > 0) setSaid(words.join(", "));
    }, SUM_MILLISECONDS);
    return () => clearInterval(timer);
  }, [follower, process]);
  return (
    <p role="status" aria-label="Moves" class="hidden">
      {said}
    </p>
  );
}
