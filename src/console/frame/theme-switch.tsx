import { useState } from "preact/hooks";
import { Icon } from "../parts/chip.tsx";
import { Button } from "../parts/input.tsx";

const THEMES = [
  { name: "system", icon: "screen", content: "light dark" },
  { name: "light", icon: "sun", content: "light" },
  { name: "dark", icon: "moon", content: "dark" },
] as const;

/** A button that changes the theme. The script theme.ts applies and keeps the theme. */
export function ThemeSwitch() {
  const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]');
  const [content, setContent] = useState(scheme?.content);
  const place = THEMES.findIndex((theme) => theme.content === content);
  const { name, icon } = THEMES[place] ?? THEMES[0];
  const turn = () => {
    const next = THEMES[(place + 1) % THEMES.length] ?? THEMES[0];
    if (scheme) scheme.content = next.content;
    setContent(next.content);
  };
  return (
    <Button look="bare square" label={`Theme: ${name}`} title={`Theme: ${name}`} act={turn}>
      <Icon of={icon} />
    </Button>
  );
}
