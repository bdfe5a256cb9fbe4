import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { frameIn } from '../frame/frame-in.ts'

type PortalPage = 'overview' | 'products' | 'booking' | 'options' | 'bookings' | 'statement' | 'settings'

interface MetaParts {
  readonly matches: Parameters<typeof frameIn>[0]
  readonly location: { readonly pathname: string }
}

/** Found by no search engine. */
export function portalMeta(page: PortalPage, { matches, location }: MetaParts): MetaDescriptor[] {
  const frame = frameIn(matches)
  if (!frame) return []
  const t = translatorIn(frame.language, 'agencyPortal')
  const title = page === 'overview' ? t('title') : `${t(`nav.${page}`)} – ${t('title')}`
  return pageMeta({ frame, pathname: location.pathname, title, description: title, hidden: true })
}
