/** Why an input can't be read, in words for people. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}
