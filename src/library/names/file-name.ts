/** Returns the file name of an event. Characters that an address may not have are spelled out. */
export const fileNameOf = (event: string): string =>
  event.replaceAll(/[^\w.-]/g, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `~${code.padStart(4, "0")}`;
  });
