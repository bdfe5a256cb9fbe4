import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { createCall } from '../../lib/api.ts'
import { useConsent } from '../../lib/consent.ts'
import type { startCounting } from '../../lib/count-visits.ts'
import { useFrame } from '../../lib/frame.ts'

type Counter = ReturnType<typeof startCounting>

/** Also on the way out of the page. */
const keptAlive: typeof fetch = (target, init) => fetch(target, { ...init, keepalive: true })

/** Counts pages once the person has allowed it; the code for it comes only then. No token goes along: nobody is known. */
export function useCounting(): void {
  const allowed = useConsent(({ choice }) => choice?.olcum === true)
  const {
    language,
    company: { kod },
  } = useFrame()
  const { pathname } = useLocation()
  const call = useMemo(() => createCall({ company: kod, language, unreachable: '', fetch: keptAlive }), [kod, language])
  const counter = useRef<Counter>(undefined)
  useEffect(() => {
    if (!allowed) {
      counter.current = undefined
      return
    }
    let current = true
    const look = { pathname, lang: language }
    if (counter.current) counter.current(look)
    else {
      void import('../../lib/count-visits.ts').then(({ startCounting: start, refusesCounting }) => {
        if (!current || refusesCounting(navigator)) return
        counter.current ??= start(call)
        counter.current(look)
      })
    }
    return () => {
      current = false
    }
  }, [allowed, call, pathname, language])
}
