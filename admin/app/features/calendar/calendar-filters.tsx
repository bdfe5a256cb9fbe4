import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { type Kind, kindsOf, regionsOf } from './board-rows.ts'
import type { useCalendarScreen } from './use-calendar-screen.ts'

const TOGGLE =
  'min-h-9 rounded-control border border-line-strong bg-paper px-3 text-13 font-semibold hover:border-ink aria-pressed:border-sea aria-pressed:bg-sea-tint aria-pressed:text-sea whitespace-nowrap max-lg:min-h-11'

/** Which units are shown; none chosen shows every kind. */
export function CalendarFilters({ screen }: { screen: ReturnType<typeof useCalendarScreen> }) {
  const t = useTranslations('admin.calendar')
  const { language } = useLanguage()
  const { board, kinds, words, region, gap, change, setSelection } = screen
  const regions = board ? regionsOf(board, language) : []
  const counts = new Map<Kind, number>()
  for (const { tip } of [...(board?.birimler ?? []), ...(board?.koltuklar ?? [])]) {
    counts.set(tip, (counts.get(tip) ?? 0) + 1)
  }
  const set = (next: Readonly<Record<string, string | undefined>>) => {
    setSelection(null)
    change(next, { replace: true })
  }
  const toggle = (kind: string) => {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind]
    set({ tip: next.join() })
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox label={t('find')} placeholder={t('find')} value={words} onSearch={(ara) => set({ ara: ara.trim() })} />
      <div className="contents max-lg:relative max-lg:-mx-3.5 max-lg:flex max-lg:w-[calc(100%+28px)] max-lg:gap-2 max-lg:overflow-x-auto max-lg:px-3.5 max-lg:py-0.5">
        {(board ? kindsOf(board) : []).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kinds.includes(kind)}
            onClick={() => toggle(kind)}
            className={TOGGLE}
          >
            {t(`kinds.${kind}`)} <span className="num">{counts.get(kind)}</span>
          </button>
        ))}
        {regions.length > 1 && (
          <select
            aria-label={t('region')}
            value={region}
            onChange={(event) => set({ bolge: event.target.value })}
            className={`control w-auto! flex-none text-13 font-semibold max-lg:min-h-11! ${region === '' ? '' : 'border-sea! bg-sea-tint! text-sea!'}`}
          >
            <option value="">{t('regions_all')}</option>
            {regions.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          aria-pressed={gap > 0}
          onClick={() => set({ bosluk: gap > 0 ? undefined : '1' })}
          className={TOGGLE}
        >
          {t('short_gaps')}
        </button>
      </div>
      <p aria-hidden="true" className="ml-auto flex items-center gap-1.5 text-12 text-ink-2 max-xl:hidden">
        <Key>←</Key>
        <Key>→</Key>
        {t('hint_days')} <Key>T</Key>
        {t('hint_today')} <Key>Shift</Key>
        {t('hint_drag')} <Key>Esc</Key>
        {t('hint_leave')}
      </p>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded-card border border-line-strong bg-paper px-1 text-11">{children}</kbd>
}
