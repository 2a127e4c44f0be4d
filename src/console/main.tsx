import { render } from "preact";
import { startRouter } from "./frame/router.ts";
import { Shell } from "./shell.tsx";

const root = document.getElementById("console");
if (!root) throw new Error("The page has no element for the console.");
root.replaceChildren(); // in a static site, the root has the text of the view
startRouter();
render(<Shell />, root);
