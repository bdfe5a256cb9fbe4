import { useEffect, useState } from 'react'

/** The time, told again every so often while it is shown; undefined on the server, where no clock is drawn. */
export function useNow(every = 1000): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}
