import { useTranslations } from 'use-intl/react'

export interface Crumb {
  readonly baslik: string
  /** Missing on the page itself. */
  readonly href?: string
}

export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('crumbs')} className="py-2 text-14 text-ink-2 sm:py-4">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
        {items.map((item, index) => (
          <li key={item.baslik} className="flex items-center gap-2">
            {index > 0 ? <span aria-hidden="true">/</span> : null}
            {item.href ? (
              <a href={item.href} className="tap hover:underline">
                {item.baslik}
              </a>
            ) : (
              <span aria-current="page">{item.baslik}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
