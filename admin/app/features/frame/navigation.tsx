import { useQuery } from '@tanstack/react-query'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { countersQuery } from '../../platform/queries/frame.ts'
import { useMay } from '../../platform/rights.ts'
import { Brand } from '../../ui/brand.tsx'
import { SCREEN_GROUPS, SCREENS } from './screens.ts'

const ENTRY =
  'flex min-h-[34px] items-center gap-2.5 rounded-card px-2.5 py-1.5 font-[520] max-lg:min-h-11 lg:whitespace-nowrap no-underline hover:bg-sea-deep-2 hover:text-paper aria-[current=page]:bg-sea-deep-3 aria-[current=page]:text-paper aria-[current=page]:shadow-[inset_3px_0_var(--color-sun)] focus-visible:shadow-[0_0_0_2px_var(--color-sun)]!'

interface EntryProps {
  readonly to: string
  readonly icon: ReactNode
  readonly apart?: boolean | undefined
  readonly children: ReactNode
}

function Entry({ to, icon, apart = false, children }: EntryProps) {
  return (
    <NavLink to={to} end={to === '/'} reloadDocument={apart} className={ENTRY}>
      {icon}
      {children}
    </NavLink>
  )
}

function Count({ value, words }: { value: number; words: string }) {
  if (value === 0) return null
  return (
    <span className="num ml-auto rounded-chip bg-sun px-[7px] text-12 font-bold text-ink">
      <span aria-hidden="true">{value}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

type Counts = Partial<Record<(typeof SCREENS)[number]['name'], { value: number; words: string }>>

function useCounts(): Counts {
  const t = useTranslations('admin.nav')
  const { data } = useQuery(countersQuery)
  const { mesajlar, talepler, istekler, onaylar } = data?.data ?? {}
  return {
    messages: {
      value: (mesajlar ?? 0) + (talepler ?? 0),
      words: t('unread', { count: mesajlar ?? 0, enquiries: talepler ?? 0 }),
    },
    approvals: { value: onaylar ?? 0, words: t('waiting_approvals', { count: onaylar ?? 0 }) },
    requests: { value: istekler ?? 0, words: t('waiting_requests', { count: istekler ?? 0 }) },
  }
}

/** Beside the screen from 992 px on; below that one line that opens over the screen. */
export function Navigation({ brand }: { brand: string }) {
  const t = useTranslations('admin.nav')
  const id = useId()
  const may = useMay()
  const counts = useCounts()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  // Whoever has gone to a screen wants to see it: the list is open for the address it was opened at.
  const isOpen = openAt === pathname
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    setOpenAt(undefined)
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
  const screens = SCREENS.filter(({ hak }) => may(hak))
  return (
    <nav
      aria-label={t('label')}
      className="relative bg-sea-deep text-on-deep max-lg:sticky max-lg:top-0 max-lg:z-20 print:hidden lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:overflow-y-auto lg:px-2.5 lg:py-4"
    >
      <div className="flex min-h-13 items-center gap-3 px-3.5 text-paper lg:min-h-0 lg:flex-none lg:px-2.5 lg:pb-2">
        <Brand name={brand} />
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 rounded-control border border-on-deep px-3 font-[600] focus-visible:shadow-[0_0_0_2px_var(--color-sun)]! lg:hidden"
        >
          {isOpen ? <X aria-hidden="true" className="icon" /> : <Menu aria-hidden="true" className="icon" />}
          {t('menu')}
          {!isOpen && <Waiting counts={counts} />}
        </button>
      </div>
      <div
        id={id}
        className={`max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-3.25rem)] max-lg:overflow-y-auto max-lg:bg-sea-deep max-lg:p-2.5 max-lg:shadow-e2 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        {SCREEN_GROUPS.map((group) => (
          <Group
            key={group}
            name={group}
            screens={screens.filter((screen) => screen.group === group)}
            counts={counts}
          />
        ))}
      </div>
    </nav>
  )
}

/** What waits on any screen, while the list is closed. */
function Waiting({ counts }: { counts: Counts }) {
  const all = Object.values(counts).filter(({ value }) => value > 0)
  const sum = all.reduce((total, { value }) => total + value, 0)
  return <Count value={sum} words={all.map(({ words }) => words).join(', ')} />
}

interface GroupProps {
  readonly name: (typeof SCREEN_GROUPS)[number]
  readonly screens: readonly (typeof SCREENS)[number][]
  readonly counts: Counts
}

function Group({ name, screens, counts }: GroupProps) {
  const t = useTranslations('admin.nav')
  const id = useId()
  if (screens.length === 0) return null
  return (
    <div className="pb-2">
      <h2 id={id} className="px-2.5 pt-1.5 pb-1 text-12 font-semibold text-on-deep">
        {t(`group.${name}`)}
      </h2>
      <ul aria-labelledby={id} className="grid gap-0.5 max-lg:grid-cols-2">
        {screens.map(({ name: screen, path, apart, icon: Picture }) => (
          <li key={screen} className="grid min-w-0">
            <Entry to={path} apart={apart} icon={<Picture aria-hidden="true" className="icon flex-none" />}>
              {t(screen)}
              {counts[screen] && <Count {...counts[screen]} />}
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  )
}
