/** A long name, which may break after its dots, slashes and underscores. */
export function Name({ text }: Readonly<{ text: string }>) {
  const pieces = text.split(/(?<=[._/])(?=.)/);
  return (
    <>{pieces.flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]))}</>
  );
}

/** A description: text, with code between backticks. */
export function Prose({ text }: Readonly<{ text: string }>) {
  return (
    <>
      {text
        .split(/`([^`]+)`/)
        .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}
    </>
  );
}
