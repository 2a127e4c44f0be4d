// Tells what a text is that is not JSON in UTF-8, by its first bytes.
import * as word from "../../../../generated/judge-numbers.ts";

/** The bytes that the serializers of Confluent write before a message. The first of them is 0. */
export const PREFIX: u32 = 5;
/** The first bytes of other texts, as they are read from memory. */
export const ORDER_MARK: u32 = 0xbfbbef;
const GZIP: u32 = 0x8b1f;
const PARQUET: u32 = 0x31524150;
const AVRO: u32 = 0x016a624f;
const LITTLE_UTF16: u32 = 0xfeff;
const BIG_UTF16: u32 = 0xfffe;

/** Returns the word for what a text that is not JSON begins as; 0 if that is not known. */
export function otherFormat(at: u32, end: u32): u32 {
  if (end - at < 4) return 0;
  const four = load<u32>(at);
  const two = four & 0xffff;
  if ((four & 0xffffff) === ORDER_MARK) return word.IS_MARKED;
  if (two === GZIP) return word.IS_GZIP;
  if (four === PARQUET) return word.IS_PARQUET;
  if (four === AVRO) return word.IS_AVRO;
  const isHalf = !(four & 0xff00ff00) || !(four & 0x00ff00ff);
  if (two === LITTLE_UTF16 || two === BIG_UTF16 || (isHalf && two)) return word.IS_UTF16;
  return end - at > PREFIX && !load<u8>(at) ? word.NO_JSON_BEHIND : 0;
}
