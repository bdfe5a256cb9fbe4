import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { loadConsent } from '../../platform/boot/consent.ts'
import { followLinks } from '../../platform/boot/follow-links.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { followOtherTabs, loadStores, showCurrency, useStoresReady } from '../../platform/stores/store-life.ts'
import { useCounting } from './use-counting.ts'
import { useSessionLife } from './use-session-life.ts'

/** What starts once the page lives in a browser; it draws nothing. */
export function BrowserLife() {
  const { currency, exchange } = useFrame()
  const navigate = useNavigate()
  const ready = useStoresReady()
  useEffect(() => followLinks((target) => void navigate(target)), [navigate])
  useEffect(pressAgain, [])
  useSessionLife()
  useCounting()
  useEffect(() => {
    // In a turn of its own: what the page does to come to life is long enough without it.
    const turn = setTimeout(() => {
      loadConsent()
      void loadStores()
    })
    const stop = followOtherTabs()
    return () => {
      clearTimeout(turn)
      stop()
    }
  }, [])
  useEffect(() => {
    const row = exchange.kurlar.find(({ kod }) => kod === currency)
    if (ready && row) showCurrency(exchange.temel, row)
  }, [ready, currency, exchange])
  return null
}

declare global {
  interface Window {
    /** Set by begin-late.ts: the button a person pressed before it could answer. */
    earlyPress?: Element | undefined
    lifeBegun?: AbortController
  }
}

/** Presses the button that the visitor pressed before the page was ready. */
function pressAgain(): void {
  document.documentElement.dataset.alive = ''
  window.lifeBegun?.abort()
  const button = window.earlyPress
  window.earlyPress = undefined
  if (button instanceof HTMLElement) button.click()
}
