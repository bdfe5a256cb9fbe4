import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { frameIn } from '../frame/frame-in.ts'

export type UserPage =
  | 'overview'
  | 'reservations'
  | 'favorites'
  | 'coupons'
  | 'vouchers'
  | 'payments'
  | 'transfers'
  | 'notification'
  | 'profile'

interface MetaParts {
  readonly matches: Parameters<typeof frameIn>[0]
  readonly location: { readonly pathname: string }
}

/** Titles of the area; search engines stay out. */
export function userMeta(page: UserPage, { matches, location }: MetaParts): MetaDescriptor[] {
  const frame = frameIn(matches)
  if (!frame) return []
  const t = translatorIn(frame.language, 'user')
  const title = page === 'overview' ? t('title') : t(`pages.${page}`)
  return pageMeta({ frame, pathname: location.pathname, title, description: title, hidden: true })
}
