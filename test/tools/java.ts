import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { listFiles } from "../../scripts/source/list-files.ts";
import { runClient } from "./clients.ts";
import { eventTitles } from "./go.ts";
import {
  DOCUMENT,
  download,
  EVENT_FILES,
  EXAMPLES,
  expectAll,
  importAnAccount,
  makeFolder,
  run,
  SCHEMAS,
  type Tool,
} from "./tool.ts";
import versions from "./versions.json" with { type: "json" };

type Artifact = keyof typeof versions.maven;
const QUIET = ["-q", "-B", "-DskipTests"];

/** Has OpenAPI Generator write a client. */
async function generate(folder: string, name: string, ...options: string[]): Promise<void> {
  const generator = "org.openapitools:openapi-generator-cli";
  const plugin = "org.apache.maven.plugins:maven-dependency-plugin";
  await download("mvn", [
    ...QUIET,
    `${plugin}:${versions.maven[plugin]}:copy`,
    `-Dartifact=${generator}:${versions.maven[generator]}`,
    `-DoutputDirectory=${folder}`,
  ]);
  const jar = readdirSync(folder).find((file) => file.endsWith(".jar")) ?? "";
  const args = ["-i", DOCUMENT, "-o", folder, "-g", name, ...options];
  await run("java", ["-jar", join(folder, jar), "generate", ...args], { cwd: folder });
}

const compile = (folder: string) => download("mvn", [...QUIET, "compile"], { cwd: folder });

/** A project with these dependencies, and what builds it. */
function writeProject(folder: string, dependencies: readonly Artifact[], build: string): void {
  writeFileSync(
    join(folder, "pom.xml"),
    `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>tools</groupId><artifactId>client</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    ${dependencies.map((name) => `<dependency>${coordinates(name)}</dependency>`).join("\n    ")}
  </dependencies>
  <build>${build}</build>
</project>
`,
  );
}

function coordinates(artifact: Artifact): string {
  const [group, name] = artifact.split(":");
  const version = versions.maven[artifact];
  return `<groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version>`;
}

export const JAVA: Readonly<Record<string, Tool>> = {
  async "OpenAPI Generator, java native"(folder) {
    const options = ["--library", "native", "--additional-properties=containerDefaultToNull=true"];
    await generate(folder, "java", ...options);
    await compile(folder);
    const plugin = "org.apache.maven.plugins:maven-dependency-plugin";
    const copy = `${plugin}:${versions.maven[plugin]}:copy-dependencies`;
    const lib = ["-DoutputDirectory=target/lib", "-DincludeScope=runtime"];
    await download("mvn", [...QUIET, copy, ...lib], { cwd: folder });
    // Without a locale, Java 17 reads and writes ASCII.
    const utf8 = "-Dfile.encoding=UTF-8";
    const classes = [utf8, "-cp", `target/classes${delimiter}target/lib/*`];
    const program = (file: string) => (args: readonly string[]) =>
      run("java", [...classes, file, ...args], { cwd: folder });
    await importAnAccount(folder, program(join(EXAMPLES, "clients/ImportAccount.java")));
    const calls = program(join(import.meta.dirname, "clients/Calls.java"));
    return await runClient(folder, calls, { checks: false });
  },
};

export const KOTLIN: Readonly<Record<string, Tool>> = {
  async "OpenAPI Generator, kotlin"(folder) {
    await generate(folder, "kotlin");
    writeProject(
      folder,
      [
        "org.jetbrains.kotlin:kotlin-stdlib",
        "org.jetbrains.kotlin:kotlin-reflect",
        "com.squareup.moshi:moshi-kotlin",
        "com.squareup.moshi:moshi-adapters",
        "com.squareup.okhttp3:okhttp-jvm",
      ],
      `<sourceDirectory>src/main/kotlin</sourceDirectory><plugins><plugin>
      ${coordinates("org.jetbrains.kotlin:kotlin-maven-plugin")}
      <executions><execution><goals><goal>compile</goal></goals></execution></executions>
    </plugin></plugins>`,
    );
    await compile(folder);
    return undefined;
  },
};

export const JAVA_EVENTS: Readonly<Record<string, Tool>> = {
  async jsonschema2pojo(folder) {
    const events = makeFolder(folder, "events");
    for (const file of EVENT_FILES) cpSync(join(SCHEMAS, file), join(events, file));
    writeProject(
      folder,
      ["com.fasterxml.jackson.core:jackson-databind"],
      `<plugins><plugin>
      ${coordinates("org.jsonschema2pojo:jsonschema2pojo-maven-plugin")}
      <configuration>
        <sourceDirectory>${events}</sourceDirectory>
        <targetPackage>events</targetPackage>
        <useTitleAsClassname>true</useTitleAsClassname>
        <annotationStyle>jackson2</annotationStyle>
      </configuration>
      <executions><execution><goals><goal>generate</goal></goals></execution></executions>
    </plugin></plugins>`,
    );
    await compile(folder);
    const classes = listFiles(join(folder, "target/classes")).map((file) => basename(file));
    return expectAll(
      "types",
      eventTitles(),
      classes.map((file) => file.replace(".class", "")),
    );
  },
};
