import { saveCurrencies, saveLanguages } from '@meltem/contract/settings-office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { formatDate, formatNumber } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { PartPanel } from './part-panel.tsx'
import { RatePanel } from './rate-panel.tsx'
import { ChoiceRow, ManyRow } from './setting-row.tsx'
import type { OfficeSettings } from './use-settings.ts'

/** What the storefront speaks, and what it counts in. */
export function LanguageSection({ settings }: { settings: OfficeSettings }) {
  return (
    <>
      <LanguagePanel settings={settings} />
      <CurrencyPanel settings={settings} />
      <RatePanel />
    </>
  )
}

function LanguagePanel({ settings: { data } }: { settings: OfficeSettings }) {
  const t = useTranslations('admin.settings')
  const names = { varsayilan: t('language.varsayilan'), diller: t('language.diller') }
  const options = LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))
  return (
    <PartPanel
      title={t('language.title')}
      part="language"
      stored={data.language}
      names={names}
      send={(input) => call(saveLanguages, input)}
    >
      {({ typed, put, field }) => (
        <>
          <ManyRow
            {...field('diller')}
            hint={t('language.diller_hint')}
            options={options}
            onChange={(chosen) => put({ diller: LANGUAGES.filter((one) => chosen.includes(one)) })}
          />
          <ChoiceRow
            {...field('varsayilan')}
            hint={t('language.varsayilan_hint')}
            options={options}
            onChange={(value) => put({ varsayilan: LANGUAGES.find((one) => one === value) ?? typed.varsayilan })}
          />
        </>
      )}
    </PartPanel>
  )
}

function CurrencyPanel({ settings: { data, kurlar, bulten_tarihi } }: { settings: OfficeSettings }) {
  const t = useTranslations('admin.settings')
  const { language } = useLanguage()
  const names = { varsayilan: t('currency.varsayilan'), kodlar: t('currency.kodlar') }
  const options = kurlar.map(({ kod, satis }) => ({
    value: kod,
    label: kod === 'TRY' ? kod : `${kod} ${formatNumber(language, satis, 4)}`,
  }))
  return (
    <PartPanel
      title={t('currency.title')}
      part="exchange"
      stored={data.exchange}
      names={names}
      send={(input) => call(saveCurrencies, input)}
    >
      {({ typed, field }) => (
        <>
          <ManyRow
            {...field('kodlar')}
            hint={
              bulten_tarihi === null
                ? t('currency.no_bulletin')
                : t('currency.kodlar_hint', { day: formatDate(bulten_tarihi) })
            }
            options={options}
          />
          <ChoiceRow
            {...field('varsayilan')}
            hint={t('currency.varsayilan_hint')}
            options={[...new Set([typed.varsayilan, ...typed.kodlar])].map((kod) => ({ value: kod, label: kod }))}
          />
        </>
      )}
    </PartPanel>
  )
}
