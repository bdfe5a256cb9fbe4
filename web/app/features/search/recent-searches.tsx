import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { pathTo } from '../../platform/page/paths.ts'
import { appStore } from '../../platform/stores/app-store.ts'
import { forgetSearch } from '../../platform/stores/remembered.ts'
import { Icon } from '../../ui/icon.tsx'

/** What was searched for in this browser; each entry can be forgotten. */
export function RecentSearches({ onChoose }: { onChoose: (href: string) => void }) {
  const t = useTranslations('suggest')
  const { language } = useFrame()
  const recent = appStore.use((state) => state.son_aramalar)
  if (recent.length === 0) return null
  return (
    <div className="pt-6 lg:max-w-[46%]">
      <h2 className="mb-1.5 font-semibold text-14 text-ink-2 tracking-normal">{t('recent')}</h2>
      <ul>
        {recent.map((words) => {
          const href = `${pathTo(language, { turu: 'd' })}?ara=${encodeURIComponent(words)}`
          return (
            <li key={words} className="flex items-center gap-4">
              <Icon name="rotate-ccw-clock" className="text-ink-3" />
              <a
                href={href}
                className="flex min-h-11 min-w-0 flex-1 items-center no-underline hover:underline"
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(href)
                }}
              >
                <span className="truncate">{words}</span>
              </a>
              <button
                type="button"
                className="icon-btn"
                aria-label={t('forget', { words })}
                onClick={() => forgetSearch(words)}
              >
                <Icon name="x" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
