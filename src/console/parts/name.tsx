/** A long name, which may break after its dots, slashes and underscores. */
export function Name({ text }: { readonly text: string }) {
  const pieces = text.split(/(?<=[._/])(?=.)/);
  return (
    <>{pieces.flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]))}</>
  );
}
