import { type RefObject, useEffect, useState } from 'react'

/** True once the picture could not be loaded, also when that happened before the page was hydrated. */
export function useLoadFailure(ref: RefObject<HTMLImageElement | null>): boolean {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const image = ref.current
    if (!image) return
    const fail = () => setFailed(true)
    if (image.complete && image.naturalWidth === 0) fail()
    image.addEventListener('error', fail)
    return () => image.removeEventListener('error', fail)
  }, [ref])
  return failed
}
