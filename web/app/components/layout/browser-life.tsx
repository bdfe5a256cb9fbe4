import { LANGUAGE_COOKIE } from '@meltem/contract/cookies'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { loadConsent } from '../../lib/consent.ts'
import { readCookie, writePreference } from '../../lib/cookies.ts'
import { followLinks } from '../../lib/follow-links.ts'
import { useFrame } from '../../lib/frame.ts'
import { followOtherTabs, loadStores, showCurrency, useStoresReady } from '../../stores/store-life.ts'

/** What starts once the page lives in a browser; it draws nothing. */
export function BrowserLife() {
  const { language, currency, exchange } = useFrame()
  const navigate = useNavigate()
  const ready = useStoresReady()
  useEffect(() => followLinks((target) => void navigate(target)), [navigate])
  useEffect(() => {
    loadConsent()
    void loadStores()
    return followOtherTabs()
  }, [])
  useEffect(() => {
    // Cached pages cannot set cookies, so the language of a visited page is kept here (rulings §2).
    if (readCookie(LANGUAGE_COOKIE) !== language) writePreference(LANGUAGE_COOKIE, language)
  }, [language])
  useEffect(() => {
    const row = exchange.kurlar.find(({ kod }) => kod === currency)
    if (ready && row) showCurrency(exchange.temel, row)
  }, [ready, currency, exchange])
  return null
}
