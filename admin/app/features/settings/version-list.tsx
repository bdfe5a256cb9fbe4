import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'

interface Version<W> {
  readonly surum: number
  readonly kim: string
  readonly zaman: string
  /** The words; null where it went back to those of the house. */
  readonly take: W | null
  readonly told: string
  readonly note?: string | undefined
}

interface VersionListProps<W> {
  readonly versions: readonly Version<W>[]
  readonly current: number
  readonly language: Language
  readonly onTake: ((words: W | null) => void) | undefined
  readonly busy: boolean
}

/** Who has written what and when; any of them is taken again as a new version. */
export function VersionList<W>({ versions, current, language, onTake, busy }: VersionListProps<W>) {
  const t = useTranslations('admin.settings.texts')
  return (
    <Panel title={t('versions')}>
      {versions.length === 0 && <Nothing>{t('no_versions')}</Nothing>}
      <ul>
        {versions.map((one) => (
          <li
            key={one.surum}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line-soft border-b px-4 py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2">
                <b className="font-[620]">{t('version', { no: one.surum })}</b>
                {one.surum === current && <Chip tone="ok">{t('current')}</Chip>}
              </p>
              <p lang={one.take ? language : undefined} className="text-14 wrap-anywhere">
                {one.told}
              </p>
              <p className="text-13 text-ink-2">
                {t('version_by', { person: one.kim, time: formatInstant(one.zaman) })}
              </p>
              {one.note && <p className="text-13 text-ink-2">{one.note}</p>}
            </div>
            {onTake && one.surum !== current && (
              <Button
                busy={busy}
                aria-label={t('take_of', { no: one.surum })}
                onClick={() => onTake(one.take)}
                className="max-lg:min-h-11"
              >
                {t('take')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
