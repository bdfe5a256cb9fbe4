import { useEffect, useState } from 'react'

/** False at first, true once the component has stood for `milliseconds`: what is quick shows no placeholder at all. */
export function useDelayed(milliseconds = 200): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
