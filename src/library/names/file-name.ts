/** What a file about an event is called: all that an address may not have as it is, is spelled out. */
export const fileNameOf = (event: string): string =>
  event.replaceAll(/[^\w.-]/g, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `~${code.padStart(4, "0")}`;
  });
