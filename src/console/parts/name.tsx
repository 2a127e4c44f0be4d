/** A long name, which may break after its dots and underscores. */
export function Name({ text }: { readonly text: string }) {
  const pieces = text.split(/(?<=[._/])(?=.)/);
  return (
    <>
      {pieces.map((piece, index) => (
        <span key={index} class="piece">
          {piece}
          {index < pieces.length - 1 && <wbr />}
        </span>
      ))}
    </>
  );
}
