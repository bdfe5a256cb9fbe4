import { PAYMENT_MARKS } from '@meltem/contract/settings'
import { saveColours } from '@meltem/contract/settings-office'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { PartPanel } from './part-panel.tsx'
import { ManyRow, TextRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

/** Marks of cards in the footer, and streets for the map of the storefront. */
export function MarksPanel({ data }: { data: OfficeSettings['data'] }) {
  const t = useTranslations('admin.settings')
  const names = {
    odeme_logolari: t('brand.marks'),
    sokak_url: t('brand.streets'),
    sokak_kaynak: t('brand.streets_source'),
  }
  const { surum, deger } = data.tema
  const { odeme_logolari, sokak_url, sokak_kaynak } = deger
  return (
    <PartPanel
      title={t('brand.marks_title')}
      part="tema"
      stored={{ surum, deger: { odeme_logolari, sokak_url, sokak_kaynak } }}
      names={names}
      send={(input) => call(saveColours, input)}
    >
      {({ typed, put, field }) => (
        <>
          <ManyRow
            {...field('odeme_logolari')}
            hint={t('brand.marks_hint')}
            options={PAYMENT_MARKS.map((value) => ({ value, label: value }))}
            onChange={(chosen) => put({ odeme_logolari: PAYMENT_MARKS.filter((mark) => chosen.includes(mark)) })}
          />
          <TextRow
            {...field('sokak_url')}
            value={typed.sokak_url ?? ''}
            hint={t('brand.streets_hint', { example: 'https://tiles.example.com/{z}/{x}/{y}.png' })}
            most={300}
            onChange={(address) => put({ sokak_url: address.trim() === '' ? null : address.trim() })}
          />
          <TextRow
            {...field('sokak_kaynak')}
            hint={t('brand.streets_source_hint', { example: '© OpenStreetMap' })}
            most={80}
          />
        </>
      )}
    </PartPanel>
  )
}
