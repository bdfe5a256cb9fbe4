import { useTranslations } from 'use-intl/react'
import { unpack } from '../../platform/calls/packed.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import type { ContentData } from './content-data.ts'

/** What a reader must know before the text: another language, not published yet, not in force any more. */
export function PageNotes({ content }: { content: ContentData }) {
  const t = useTranslations('content')
  const { language } = useFrame()
  const page = unpack(content.page)
  const version = content.versions.find(({ surum }) => surum === page.surum)
  if (!page.taslak && !content.old && page.dil === language) return null
  return (
    <div className="mx-auto mt-5 grid max-w-[42.5em] gap-3">
      {page.taslak ? <Note tone="warn">{t('draft')}</Note> : null}
      {page.dil === language ? null : <Note tone="info">{t('otherLanguage', { dil: page.dil })}</Note>}
      {content.old ? (
        <Note tone="warn">
          {t('oldVersion', { no: page.surum, date: version?.gun ?? '' })}{' '}
          <a className="link" href={pathTo(language, page)}>
            {t('currentVersion')}
          </a>
        </Note>
      ) : null}
    </div>
  )
}

/** What a contract said before, for buyers who accepted it then. */
export function Versions({ content }: { content: ContentData }) {
  const t = useTranslations('content')
  const { language } = useFrame()
  const page = unpack(content.page)
  const others = content.versions.filter(({ surum }) => surum !== page.surum)
  if (others.length === 0) return null
  return (
    <details className="wrap pb-10">
      <summary className="link opener mx-auto flex min-h-6 max-w-[42.5em] items-center gap-1">
        {t('versions')}
        <Icon name="chevron-down" />
      </summary>
      <ul className="mx-auto mt-2 max-w-[42.5em]">
        {others.map(({ surum, gun }) => (
          <li key={surum}>
            <a className="link inline-block py-1" rel="nofollow" href={`${pathTo(language, page)}?surum=${surum}`}>
              {t('version', { no: surum, date: gun })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
