import { saveInvoicing } from '@meltem/contract/settings-office'
import { kindsWith } from '@meltem/domain/kinds'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { PartPanel } from './part-panel.tsx'
import { ManyRow, NumberRow, TextRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

const LODGINGS = kindsWith(({ part }) => part === 'lodging')

/** What stands on invoices beside name, tax number and address of the company. */
export function InvoicingSection({ data: { fatura } }: { data: OfficeSettings['data'] }) {
  const t = useTranslations('admin.settings.invoicing')
  const kinds = useTranslations('admin.reservations.kind')
  const names = {
    seri: t('seri'),
    il: t('il'),
    ilce: t('ilce'),
    konaklama_oran: t('konaklama_oran'),
    konaklama_tipleri: t('konaklama_tipleri'),
    istisna_kodu: t('istisna_kodu'),
    istisna_nedeni: t('istisna_nedeni'),
  }
  return (
    <PartPanel
      title={t('title')}
      part="fatura"
      stored={fatura}
      names={names}
      send={(input) => call(saveInvoicing, input)}
    >
      {({ put, field }) => (
        <>
          <TextRow
            {...field('seri')}
            hint={t('seri_hint')}
            most={3}
            onChange={(letters) => put({ seri: letters.toUpperCase() })}
          />
          <TextRow {...field('il')} hint={t('place_hint')} most={40} />
          <TextRow {...field('ilce')} most={40} />
          <NumberRow {...field('konaklama_oran')} fine hint={t('konaklama_oran_hint')} unit="%" />
          <ManyRow
            {...field('konaklama_tipleri')}
            options={LODGINGS.map((value) => ({ value, label: kinds(value) }))}
            onChange={(chosen) => put({ konaklama_tipleri: LODGINGS.filter((kind) => chosen.includes(kind)) })}
          />
          <TextRow {...field('istisna_kodu')} hint={t('istisna_kodu_hint')} most={3} />
          <TextRow {...field('istisna_nedeni')} most={200} />
        </>
      )}
    </PartPanel>
  )
}
