import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '../../ui/button.tsx'
import { type MessageView, messageViewQuery } from './message-view.ts'

interface PagingProps {
  readonly view: MessageView
  readonly total: number
  readonly pageSize: number
}

interface StepProps {
  readonly page: number | undefined
  readonly view: MessageView
  readonly label: string
  readonly children: ReactNode
}

/** At either end the arrow stays in its place and says that it leads nowhere. */
function Step({ page, view, label, children }: StepProps) {
  if (page === undefined) {
    return (
      <button type="button" disabled aria-label={label} className={buttonStyle({ size: 'icon' })}>
        {children}
      </button>
    )
  }
  const search = messageViewQuery({ durum: view.durum, sayfa: page })
  return (
    <Link to={{ search }} aria-label={label} className={buttonStyle({ size: 'icon' })}>
      {children}
    </Link>
  )
}

export function Paging({ view, total, pageSize }: PagingProps) {
  const t = useTranslations('admin.messages')
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const from = (view.sayfa - 1) * pageSize + 1
  const to = Math.min(view.sayfa * pageSize, total)
  return (
    <nav aria-label={t('paging')} className="flex items-center justify-between gap-3 px-3.5 py-2.5">
      <Step page={view.sayfa > 1 ? view.sayfa - 1 : undefined} view={view} label={t('previous')}>
        <ChevronLeft aria-hidden="true" className="icon" />
      </Step>
      <span className="num text-13 text-ink-2">{t('range', { from, to, total })}</span>
      <Step page={view.sayfa < pages ? view.sayfa + 1 : undefined} view={view} label={t('next')}>
        <ChevronRight aria-hidden="true" className="icon" />
      </Step>
    </nav>
  )
}
