import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useConsent } from '../../platform/boot/consent.ts'
import { createCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'

/** Also on the way out of the page. */
const keptAlive: typeof fetch = (target, init) => fetch(target, { ...init, keepalive: true })

/** Counts pages once the visitor has allowed it; the code for it comes only then. No token goes along. */
export function useCounting(): void {
  const { language, company, counting } = useFrame()
  const allowed = useConsent(({ choice }) => choice?.olcum === true) && counting !== undefined
  const { pathname } = useLocation()
  const { kod } = company
  const call = useMemo(() => createCall({ company: kod, language, unreachable: '', fetch: keptAlive }), [kod, language])
  useEffect(() => {
    if (!allowed) return
    const count = async () => {
      const { countPage } = await import('../../platform/boot/count-visits.ts')
      countPage(call, { pathname, lang: language })
    }
    void count()
  }, [allowed, call, pathname, language])
}
