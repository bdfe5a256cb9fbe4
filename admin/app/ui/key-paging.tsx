import { ChevronRight, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { buttonStyle } from './button.tsx'

interface KeyPagingProps {
  /** Where the next page begins; null on the last one. */
  readonly next: string | null
  /** How many are on this page. */
  readonly count: number
  readonly query: URLSearchParams
}

/** Forwards by key and back to the start; one step back is the browser's own. */
export function KeyPaging({ next, count, query }: KeyPagingProps) {
  const t = useTranslations('admin.reservations')
  const at = (sonra: string | undefined) => {
    const words = new URLSearchParams(query)
    words.delete('sonra')
    if (sonra) words.set('sonra', sonra)
    return { search: words.size > 0 ? `?${words}` : '' }
  }
  return (
    <nav
      aria-label={t('paging')}
      className="flex flex-wrap items-center justify-end gap-2 border-line-soft border-t px-3.5 py-2.5"
    >
      <p className="mr-auto text-13 text-ink-2">{t('page_note')}</p>
      {query.has('sonra') && (
        <Link to={at(undefined)} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          <Undo2 aria-hidden="true" className="icon" />
          {t('first')}
        </Link>
      )}
      {next && (
        <Link to={at(next)} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
          {t('next', { count })}
          <ChevronRight aria-hidden="true" className="icon" />
        </Link>
      )}
    </nav>
  )
}
