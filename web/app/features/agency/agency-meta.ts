import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { frameIn } from '../frame/frame-in.ts'

type Titled = 'welcome' | 'forms' | 'login' | 'account'

interface Found {
  readonly hidden?: boolean
}

/** Title and description of the pages that are not of one agency; search engines leave out those behind a login. */
export function agencyMeta(
  title: Titled,
  matches: Parameters<typeof frameIn>[0],
  pathname: string,
  { hidden = false }: Found = {},
): MetaDescriptor[] {
  const frame = frameIn(matches)
  if (!frame) return []
  const t = translatorIn(frame.language, 'agency')
  const marka = frame.company.marka
  const said = { title: t(`titles.${title}`, { marka }), description: t(`descriptions.${title}`, { marka }) }
  const tags = pageMeta({ frame, pathname, ...said, hidden })
  return hidden ? [...tags, { name: 'referrer', content: 'no-referrer' }] : tags
}
