// Cuts files of types into declarations.
import ts from "typescript";

/** Returns the types that a file declares, by name, each with its comment. */
export function statementsOf(code: string): Map<string, string> {
  const file = ts.createSourceFile("types.ts", code, ts.ScriptTarget.Latest);
  return new Map(
    file.statements
      .filter((node) => !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
      .map((statement) => {
        if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
          throw new Error(`Expected only types, found: ${statement.getText(file).slice(0, 80)}`);
        }
        return [statement.name.text, unwrapComment(statement.getFullText(file).trim())];
      }),
  );
}

/** Removes a remark of json-schema-to-typescript that is useless to readers of the types. */
function unwrapComment(text: string): string {
  return text
    .replace(/^ *\*\n *\* This interface was referenced by [\s\S]*?(?=^ *\*\/)/gm, "")
    .replace(/\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/g, "");
}
