import { Eye, PencilLine, RefreshCw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../platform/language-provider.tsx'
import { type Look, useChangedSince, useColleagues } from '../platform/live.ts'
import { Button } from './button.tsx'

interface ColleaguesProps extends Pick<Look, 'konu'> {
  /** Nothing is open without it. */
  readonly k_no: string | undefined
  /** When what is on the screen was read. */
  readonly readAt: number
  readonly onShow: () => void
}

/** Who else has this open, who edits it, and what was changed under one's eyes: it waits until the person wants to see it. */
export function Colleagues({ konu, k_no, readAt, onShow }: ColleaguesProps) {
  const t = useTranslations('admin.live')
  const { language } = useLanguage()
  const people = useColleagues({ konu, k_no: k_no ?? '' })
  const change = useChangedSince(readAt).find((one) => one.k_no === k_no)
  const list = (names: readonly string[]) => new Intl.ListFormat(language).format(names)
  const editing = people.filter(({ duzenliyor }) => duzenliyor).map(({ ad }) => ad)
  const looking = people.filter(({ duzenliyor }) => !duzenliyor).map(({ ad }) => ad)
  return (
    <div role="status" className="empty:absolute print:hidden">
      {(people.length > 0 || change) && (
        <ul className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 border-sun-edge border-l-3 bg-sun-tint px-3.5 py-2 text-14 text-sun-ink">
          {editing.length > 0 && (
            <li className="flex items-center gap-2">
              <PencilLine aria-hidden="true" className="icon" />
              {t('editing', { names: list(editing), count: editing.length })}
            </li>
          )}
          {looking.length > 0 && (
            <li className="flex items-center gap-2">
              <Eye aria-hidden="true" className="icon" />
              {t('looking', { names: list(looking), count: looking.length })}
            </li>
          )}
          {change && (
            <li className="flex flex-wrap items-center gap-2">
              <RefreshCw aria-hidden="true" className="icon" />
              {change.ad ? t('changed_by', { name: change.ad }) : t('changed')}
              <Button onClick={onShow} className="max-lg:min-h-11">
                {t('show')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
