import type { listTranslations, QueueEntry } from '@meltem/contract/content/translation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LOCALES } from '@meltem/i18n/locales'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'

type Listing = OutputOf<typeof listTranslations>

interface QueueProps {
  readonly listing: Listing
  readonly chosen: string | undefined
  readonly addressOf: (entry: QueueEntry) => string
  readonly page: number
  readonly onPage: (page: number) => void
  /** Complete texts too. */
  readonly onAll: () => void
}

/** What is open in one language, most viewed first. */
export function Queue({ listing, chosen, addressOf, page, onPage, onAll }: QueueProps) {
  const t = useTranslations('admin.translations')
  const { data, dil, toplam, sayfa_boyu } = listing
  const pages = Math.ceil(toplam / sayfa_boyu)
  return (
    <Panel
      title={LOCALES[dil].name}
      aside={<span className="text-13 text-ink-2">{t('queue_count', { count: toplam })}</span>}
    >
      {data.length === 0 && (
        <Nothing>
          <p className="font-[620] text-ink">{t('queue_empty')}</p>
          <p>{t('queue_empty_next')}</p>
          <Button onClick={onAll} className="max-lg:min-h-11">
            {t('show_all')}
          </Button>
        </Nothing>
      )}
      <ol className="lg:max-h-[70dvh] lg:overflow-auto">
        {data.map((entry) => (
          <li key={entry.k_no} className="border-line-soft border-b last:border-0">
            <Link
              to={{ search: addressOf(entry) }}
              data-entry={entry.k_no}
              aria-current={entry.k_no === chosen ? 'true' : undefined}
              className="grid min-h-11 gap-0.5 px-3.5 py-2 no-underline hover:bg-mist aria-[current=true]:bg-sea-tint aria-[current=true]:shadow-[inset_3px_0_var(--color-sea)]"
            >
              <span className="flex items-start justify-between gap-2">
                <b className="min-w-0 break-words">{entry.baslik}</b>
                <span className="flex flex-none gap-1">
                  {entry.eksik > 0 && <Chip tone="bad">{t('missing', { count: entry.eksik })}</Chip>}
                  {entry.eski > 0 && <Chip tone="wait">{t('stale', { count: entry.eski })}</Chip>}
                </span>
              </span>
              <span className="text-13 text-ink-2">
                {t(`one.${entry.grup}`)} · {t('views', { count: entry.bakis })}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2 border-line-soft border-t px-3.5 py-2 text-13 text-ink-2">
        <span className="mr-auto inline-flex items-center gap-1 max-lg:hidden">
          <Kbd>J</Kbd>
          <Kbd>K</Kbd> {t('walk')}
        </span>
        {pages > 1 && (
          <>
            <Button disabled={page <= 1} onClick={() => onPage(page - 1)} className="max-lg:min-h-11">
              {t('previous')}
            </Button>
            <Button disabled={page >= pages} onClick={() => onPage(page + 1)} className="max-lg:min-h-11">
              {t('next')}
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}
