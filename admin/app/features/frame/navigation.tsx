import { useQuery } from '@tanstack/react-query'
import { Inbox, LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useTranslations } from 'use-intl'
import { healthQuery } from '../../platform/queries.ts'
import { Brand } from '../../ui/brand.tsx'

const ENTRY =
  'flex min-h-[34px] items-center gap-2.5 rounded-card px-2.5 py-1.5 font-[520] whitespace-nowrap no-underline hover:bg-sea-deep-2 hover:text-paper aria-[current=page]:bg-sea-deep-3 aria-[current=page]:text-paper aria-[current=page]:shadow-[inset_3px_0_var(--color-sun)] focus-visible:shadow-[0_0_0_2px_var(--color-sun)]!'

interface EntryProps {
  readonly to: string
  readonly icon: ReactNode
  readonly children: ReactNode
}

function Entry({ to, icon, children }: EntryProps) {
  return (
    <NavLink to={to} end={to === '/'} className={ENTRY}>
      {icon}
      {children}
    </NavLink>
  )
}

/** Beside the screen from 992 px on, a strip above it below that. */
export function Navigation({ brand }: { brand: string }) {
  const t = useTranslations('admin.nav')
  const { data: health } = useQuery(healthQuery)
  const unread = health?.yeni_mesaj ?? 0
  return (
    <nav
      aria-label={t('label')}
      className="flex items-center gap-0.5 overflow-x-auto bg-sea-deep p-1.5 text-on-deep lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:px-2.5 lg:py-4"
    >
      <div className="px-2.5 text-paper max-lg:pr-4 lg:pb-3.5">
        <Brand name={brand} />
      </div>
      <Entry to="/" icon={<LayoutDashboard aria-hidden="true" className="icon" />}>
        {t('overview')}
      </Entry>
      <Entry to="/mesajlar" icon={<Inbox aria-hidden="true" className="icon" />}>
        {t('messages')}
        {unread > 0 && (
          <span className="num ml-auto rounded-chip bg-sun px-[7px] text-12 font-bold text-ink">
            <span aria-hidden="true">{unread}</span>
            <span className="sr-only">{t('unread', { count: unread })}</span>
          </span>
        )}
      </Entry>
    </nav>
  )
}
