import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from './button.tsx'

interface StepProps {
  /** Undefined at the end. */
  readonly search: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** At either end the arrow stays in its place and says that it leads nowhere. */
function Step({ search, label, children }: StepProps) {
  if (search === undefined) {
    return (
      <button type="button" disabled aria-label={label} className={buttonStyle({ size: 'icon' })}>
        {children}
      </button>
    )
  }
  return (
    <Link to={{ search }} aria-label={label} className={buttonStyle({ size: 'icon' })}>
      {children}
    </Link>
  )
}

interface PagingProps {
  readonly page: number
  readonly total: number
  readonly pageSize: number
  /** The address of another page of the same list. */
  readonly searchOf: (page: number) => string
}

/** Which part of a list is shown, and the way to its neighbours; nothing where all of it is there. */
export function Paging({ page, total, pageSize, searchOf }: PagingProps) {
  const t = useTranslations('admin.paging')
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  const from = (page - 1) * pageSize + 1
  const to = Math.min(page * pageSize, total)
  return (
    <nav aria-label={t('label')} className="flex items-center justify-between gap-3 px-3.5 py-2.5">
      <Step search={page > 1 ? searchOf(page - 1) : undefined} label={t('previous')}>
        <ChevronLeft aria-hidden="true" className="icon" />
      </Step>
      <span className="num text-13 text-ink-2">{t('range', { from, to, total })}</span>
      <Step search={page < pages ? searchOf(page + 1) : undefined} label={t('next')}>
        <ChevronRight aria-hidden="true" className="icon" />
      </Step>
    </nav>
  )
}
