import { useState } from "preact/hooks";
import { Icon } from "./parts/chip.tsx";
import { Button } from "./parts/input.tsx";

const THEMES = ["system", "light", "dark"] as const;
const CONTENTS = ["light dark", "light", "dark"];

/** A button that changes the theme. The script theme.ts applies and keeps the theme. */
export function ThemeSwitch() {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const [place, setPlace] = useState(CONTENTS.indexOf(scheme?.content ?? ""));
  const theme = THEMES[place] ?? "system";
  const turn = () => {
    const next = (place + 1) % THEMES.length;
    scheme?.setAttribute("content", CONTENTS[next] ?? "");
    setPlace(next);
  };
  return (
    <Button look="bare square" label={`Theme: ${theme}`} title={`Theme: ${theme}`} act={turn}>
      <Icon of={theme} />
    </Button>
  );
}
