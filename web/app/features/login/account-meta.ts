import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { frameIn } from '../frame/frame-in.ts'

type Title = 'passwordPage' | 'confirmPage' | 'socialPage'

/** Search engines leave it out, and the address is told to no other site. */
export function accountMeta(title: Title, matches: Parameters<typeof frameIn>[0], pathname: string): MetaDescriptor[] {
  const frame = frameIn(matches)
  if (!frame) return []
  const said = translatorIn(frame.language, 'login')(title)
  return [
    ...pageMeta({ frame, pathname, title: said, description: said, hidden: true }),
    { name: 'referrer', content: 'no-referrer' },
  ]
}
