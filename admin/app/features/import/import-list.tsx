import type { ImportStage } from '@meltem/contract/import/office'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { importsQuery } from './use-import.ts'

export const STAGE_TONE: Readonly<Record<ImportStage, Tone>> = {
  eslesme: 'wait',
  denendi: 'wait',
  yaziliyor: 'plain',
  yazildi: 'ok',
  yayinlaniyor: 'plain',
  yayinlandi: 'ok',
}

/** What was brought last, and how far it has come. */
export function ImportList() {
  const t = useTranslations('admin.import')
  const kinds = useTranslations('admin.reservations')
  const format = useFormatter()
  const { data, error, refetch } = useQuery(importsQuery)
  return (
    <Panel title={t('last')} className="mt-3.5">
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
      {data?.data.length === 0 && (
        <Nothing>
          <p>{t('none')}</p>
        </Nothing>
      )}
      <ul className="divide-y divide-line">
        {data?.data.map(({ k_no, ad, urun_tipi, asama, kim, zaman }) => (
          <li key={k_no} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <Link
              to={`?k_no=${k_no}`}
              className="inline-flex min-h-6 items-center font-semibold wrap-anywhere max-lg:min-h-11"
            >
              {ad}
            </Link>
            <Chip tone={STAGE_TONE[asama]}>{t(`stage.${asama}`)}</Chip>
            <span className="text-13 text-ink-2">{kinds(`kind.${urun_tipi}`)}</span>
            <span className="ml-auto text-13 text-ink-2">
              {kim} · {format.dateTime(new Date(zaman), { dateStyle: 'medium' })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
