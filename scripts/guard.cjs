// Runs first in every npm script, on any Node. The scripts need the Node that package.json pins.
const wanted = 24;
const found = Number(process.versions.node.split(".")[0]);
if (found < wanted) {
  console.error(
    `These scripts run on Node ${wanted}, which npm installs as the dev dependency "node"; this is Node ${process.versions.node}. ` +
      `It is missing when npm ran with --ignore-scripts: run "npm ci" without it, or put Node ${wanted} on the PATH. ` +
      `Where "npm install" has put node20 or node22 in its place, "npm rebuild node" puts it back.`,
  );
  process.exit(1);
}
