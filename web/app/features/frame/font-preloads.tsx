import type { Language } from '@meltem/contract/wire/language'
import { useMatches } from 'react-router'
import basic from '../../assets/fonts/commissioner-basic.woff2?url'
import russian from '../../assets/fonts/commissioner-russian.woff2?url'
import turkish from '../../assets/fonts/commissioner-turkish.woff2?url'
import tabular from '../../assets/fonts/tabular-digits.woff2?url'

/** Every page needs Latin (brand, figures) and ğ ş İ (places, our address). */
const EVERYWHERE = [basic, turkish]

/** Pages with columns of numbers before the visitor acts, by the route at their end. */
const WITH_COLUMNS = /-product$|-transfers$|-transfer-route$/

/**
 * Letters that come after the page is drawn make the browser draw all of it again, which takes a phone a quarter of a
 * second. Written by the server only: in the browser they are there or on their way.
 */
export function FontPreloads({ language }: { language: Language }) {
  return import.meta.env.SSR ? <Preloads language={language} /> : null
}

function Preloads({ language }: { language: Language }) {
  const withColumns = useMatches().some(({ id }) => WITH_COLUMNS.test(id))
  const fonts = [...EVERYWHERE, ...(language === 'ru' ? [russian] : []), ...(withColumns ? [tabular] : [])]
  return fonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ))
}
