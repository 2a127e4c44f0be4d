import { useEffect, useState } from "preact/hooks";

/** A value as it was, until it has not changed for a while. */
export function useSettled<Value>(value: Value, milliseconds: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(setSettled, milliseconds, value);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
