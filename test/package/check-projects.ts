// Run by `checkAll`, in the folder of the projects: prints what a compiler says about each, as JSON.
// It is loaded once, and reads each file once for all of them.
import { createRequire } from "node:module";
import type { CompilerOptions, SourceFile } from "typescript";

const [compiler = "", ...projects] = process.argv.slice(2);
const ts: typeof import("typescript") = createRequire(import.meta.url)(compiler);
const read = new Map<string, SourceFile | undefined>();

/** The usual host, but for files that were read before. */
function createHost(options: CompilerOptions) {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) => {
    const format = typeof target === "object" ? target.impliedNodeFormat : undefined;
    const key = `${name} ${format}`;
    if (!read.has(key)) read.set(key, getSourceFile(name, target, ...rest));
    return read.get(key);
  };
  return host;
}

function check(project: string): string {
  const found = ts.readConfigFile(project, ts.sys.readFile);
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(found.config, ts.sys, ".");
  const program = ts.createProgram(fileNames, options, createHost(options));
  return ts.formatDiagnostics([...errors, ...ts.getPreEmitDiagnostics(program)], {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => "\n",
  });
}

process.stdout.write(JSON.stringify(projects.map(check)));
