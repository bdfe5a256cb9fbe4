import { saveCounting } from '@meltem/contract/settings-office'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { PartPanel } from './part-panel.tsx'
import { NumberRow, TickRow, WordsRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

/** Whether visits are counted, and how visitors are asked (PEOPLE-82). */
export function ConsentSection({ data }: { data: OfficeSettings['data'] }) {
  const t = useTranslations('admin.settings')
  const names = {
    sayim: t('consent.sayim'),
    saklama_ay: t('consent.saklama_ay'),
    izin_cumlesi: t('consent.izin_cumlesi'),
    izin_metni: t('consent.izin_metni'),
  }
  return (
    <PartPanel
      title={t('consent.title')}
      part="olcum"
      stored={data.olcum}
      names={names}
      send={(input) => call(saveCounting, input)}
    >
      {({ put, field }) => (
        <>
          <TickRow {...field('sayim')} hint={t('consent.sayim_hint')} />
          <NumberRow
            {...field('saklama_ay')}
            hint={t('consent.saklama_hint')}
            unit={t('unit.months')}
            onChange={(months) => put({ saklama_ay: months ?? 0 })}
          />
          <WordsRow {...field('izin_cumlesi')} hint={t('consent.izin_cumlesi_hint')} most={80} />
          <WordsRow {...field('izin_metni')} hint={t('consent.izin_metni_hint')} most={400} rows={3} />
        </>
      )}
    </PartPanel>
  )
}
