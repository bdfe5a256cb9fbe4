import { useEffect, useState } from 'react'

/** So long something that was done can be taken back. */
const UNDO_MS = 10_000

/** A value that goes away by itself: what was done last, while it can be taken back. */
export function usePassing<T>(): [T | undefined, (value: T | undefined) => void] {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    if (value === undefined) return undefined
    const timer = setTimeout(() => setValue(undefined), UNDO_MS)
    return () => clearTimeout(timer)
  }, [value])
  return [value, setValue]
}
