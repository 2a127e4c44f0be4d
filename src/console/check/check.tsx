// Judges what is pasted, typed, opened or dropped. Nothing leaves the page.
import { useCallback, useEffect, useState } from "preact/hooks";
import { printable } from "../../library/text/printable.ts";
import type { Index } from "../data.ts";
import { loadSection } from "../frame/described.ts";
import { Page, Title } from "../frame/page.tsx";
import { refine, useAddress } from "../frame/router.ts";
import { MOST_EDITED } from "../parts/editor.ts";
import { inEnvelope } from "../parts/envelopes.ts";
import { exampleOf } from "../parts/example.ts";
import { takeOver } from "../parts/handed-over.ts";
import { size } from "../parts/plain.ts";
import { EventBar } from "./event-bar.tsx";
import { packingOfFile } from "./judge-file.ts";
import { LargeCheck } from "./large-check.tsx";
import { SmallCheck } from "./small-check.tsx";
import { knownEvent, type Source } from "./use-judged.ts";

/** What was in the editor when the part was left. */
let kept: Source = { text: "", isLarge: false };

const textSource = (text: string | undefined): Source | undefined =>
  text === undefined ? undefined : { text, isLarge: false };

export function Check({ index }: Readonly<{ index: Index }>) {
  const { event = "", example = "", as = "" } = useAddress().query;
  const [source, setSource] = useState(() => textSource(takeOver("check")) ?? kept);
  kept = source;
  const openFile = useCallback(async (file: File) => {
    const isLarge = file.size > MOST_EDITED || (await packingOfFile(file)) !== undefined;
    setSource({ text: isLarge ? "" : await file.text(), file, isLarge });
  }, []);
  const loadExample = async (name: string, variant: string) => {
    const row = index.events.find(([one]) => one === name);
    const section = row && index.sections[row[2]]?.name;
    if (section === undefined) return;
    const data = await loadSection(section);
    const value = data[name] && inEnvelope(as, name, exampleOf(data[name], variant));
    setSource({ text: JSON.stringify(value, null, 2), isLarge: false });
  };
  useEffect(() => {
    if (example === "") return;
    void loadExample(event, example);
    refine({ example: "", as: "" });
  }, [example]);
  const { file } = source;
  return (
    <Page>
      <Title
        text="Check"
        aside="Events and request bodies. Judged in this page; nothing is sent."
      />
      {source.isLarge && file ? (
        <>
          <EventBar
            event={event}
            index={index}
            onFile={openFile}
            onClear={() => setSource({ text: "", isLarge: false })}
          >
            <strong>{printable(file.name)}</strong>, {size(file.size)}. Too large for the editor:
            faults are shown with their lines.
          </EventBar>
          <LargeCheck
            file={file}
            event={event}
            fileEvent={knownEvent(file, index)}
            index={index}
            onEdit={(text) => setSource({ text, isLarge: false })}
          />
        </>
      ) : (
        <SmallCheck
          source={source}
          event={event}
          index={index}
          onSource={setSource}
          onFile={openFile}
        />
      )}
    </Page>
  );
}
