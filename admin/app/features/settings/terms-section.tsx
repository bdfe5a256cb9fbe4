import { KEYED_PROVIDERS } from '@meltem/contract/payment/account-office'
import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { saveBookingTerms, savePaymentTerms, saveSwitches } from '@meltem/contract/settings-office'
import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { PartPanel } from './part-panel.tsx'
import { ChoiceRow, ManyRow, NumberRow, SettingRow, TextRow, TickRow, WordsRow } from './setting-row.tsx'
import { useProviders } from './use-provider-act.ts'
import type { OfficeSettings } from './use-settings.ts'

type Data = OfficeSettings['data']

/** How the business sells: holds, instalments, ways to pay, and who may book. */
export function TermsSection({ data }: { data: Data }) {
  return (
    <>
      <BookingPanel data={data} />
      <PaymentPanel data={data} />
      <SwitchPanel data={data} />
    </>
  )
}

function BookingPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    tutma_dk: t('terms.tutma_dk'),
    bilet_on_eki: t('terms.bilet_on_eki'),
    taksit_oranlari: t('terms.taksit_oranlari'),
  }
  return (
    <PartPanel
      title={t('terms.booking')}
      part="rezervasyon"
      stored={data.rezervasyon}
      names={names}
      send={(input) => call(saveBookingTerms, input)}
    >
      {({ typed, put, problemOf, field }) => (
        <>
          <NumberRow
            {...field('tutma_dk')}
            hint={t('terms.tutma_dk_hint')}
            unit={t('unit.minutes')}
            onChange={(minutes) => put({ tutma_dk: minutes ?? 0 })}
          />
          <TextRow
            {...field('bilet_on_eki')}
            hint={t('terms.bilet_on_eki_hint')}
            most={5}
            onChange={(letters) => put({ bilet_on_eki: letters.toUpperCase() })}
          />
          <InstalmentRow
            rates={typed.taksit_oranlari}
            onChange={(taksit_oranlari) => put({ taksit_oranlari })}
            problem={problemOf('taksit_oranlari')}
          />
        </>
      )}
    </PartPanel>
  )
}

interface InstalmentRowProps {
  readonly rates: Readonly<Record<string, number>>
  readonly onChange: (rates: Record<string, number>) => void
  readonly problem: string | undefined
}

/** How many instalments, and what each number of them adds. */
function InstalmentRow({ rates, onChange, problem }: InstalmentRowProps) {
  const t = useTranslations('admin.settings')
  const id = useId()
  const counts = Object.keys(rates)
    .map(Number)
    .toSorted((a, b) => a - b)
  const free = Array.from({ length: 35 }, (_, index) => index + 2).filter((count) => !counts.includes(count))
  const next = free.find((count) => count > (counts.at(-1) ?? 1)) ?? free[0]
  return (
    <SettingRow id={id} group label={t('terms.taksit_oranlari')} hint={t('terms.taksit_hint')} problem={problem}>
      {counts.map((count) => (
        <span key={count} className="flex items-center gap-2">
          <span className="num w-24 text-14">{t('terms.instalments', { count })}</span>
          <PercentInput
            label={t('terms.rate_of', { count })}
            value={rates[count] ?? 0}
            onChange={(rate) => onChange({ ...rates, [count]: rate })}
          />
          <Button
            size="icon"
            aria-label={t('terms.remove_rate', { count })}
            onClick={() => onChange(Object.fromEntries(Object.entries(rates).filter(([key]) => Number(key) !== count)))}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <X aria-hidden="true" className="icon" />
          </Button>
        </span>
      ))}
      {next !== undefined && (
        <Button onClick={() => onChange({ ...rates, [next]: 0 })} className="justify-self-start max-lg:min-h-11">
          <Plus aria-hidden="true" className="icon" />
          {t('terms.add_rate')}
        </Button>
      )}
    </SettingRow>
  )
}

interface PercentInputProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

function PercentInput({ label, value, onChange }: PercentInputProps) {
  const [text, setText] = useState(String(value))
  return (
    <span className="flex items-center gap-1.5">
      <input
        type="text"
        inputMode="decimal"
        aria-label={label}
        maxLength={6}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          const number = Number(event.target.value.replace(',', '.'))
          if (!Number.isNaN(number)) onChange(number)
        }}
        className="control num w-20 max-lg:min-h-11!"
      />
      %
    </span>
  )
}

/** The bank of the demo is offered only where it is there; a tenant that stands on it without one has not chosen yet. */
function useProviderChoice(chosen: PaymentProvider): { readonly value: PaymentProvider; readonly label: string }[] {
  const t = useTranslations('admin.settings')
  const { data } = useProviders()
  const keyed = KEYED_PROVIDERS.map((value) => ({ value, label: t(`provider.${value}`) }))
  if (data?.some(({ ad }) => ad === 'test')) return [{ value: 'test', label: t('provider.test') }, ...keyed]
  return chosen === 'test' ? [{ value: 'test', label: t('terms.not_chosen') }, ...keyed] : keyed
}

function PaymentPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    yontemler: t('terms.yontemler'),
    saglayici: t('terms.saglayici'),
    en_cok_taksit: t('terms.en_cok_taksit'),
    hatirlatma_saat: t('terms.hatirlatma_saat'),
    iki_kisi_siniri: t('terms.iki_kisi_siniri'),
    iptal_iade_otomatik: t('terms.iptal_iade_otomatik'),
    on_odeme_orani: t('terms.on_odeme_orani'),
  }
  const providers = useProviderChoice(data.odeme.deger.saglayici)
  const methods = (['kredi_karti', 'havale', 'tur_gunu'] as const).map((value) => ({
    value,
    label: t(`terms.${value}`),
  }))
  return (
    <PartPanel
      title={t('terms.payment')}
      part="odeme"
      stored={data.odeme}
      names={names}
      send={(input) => call(savePaymentTerms, input)}
    >
      {({ typed, put, field }) => (
        <>
          <ManyRow
            {...field('yontemler')}
            options={methods}
            onChange={(chosen) =>
              put({ yontemler: methods.map(({ value }) => value).filter((value) => chosen.includes(value)) })
            }
          />
          <ChoiceRow
            {...field('saglayici')}
            hint={t('terms.saglayici_hint')}
            options={providers}
            onChange={(value) =>
              put({ saglayici: providers.find((one) => one.value === value)?.value ?? typed.saglayici })
            }
          />
          <NumberRow {...field('on_odeme_orani')} hint={t('terms.on_odeme_hint')} unit="%" />
          <NumberRow
            {...field('en_cok_taksit')}
            hint={t('terms.en_cok_taksit_hint')}
            onChange={(count) => put({ en_cok_taksit: count ?? 1 })}
          />
          <NumberRow
            {...field('hatirlatma_saat')}
            hint={t('terms.hatirlatma_hint')}
            unit={t('unit.hours')}
            onChange={(hours) => put({ hatirlatma_saat: hours ?? 0 })}
          />
          <NumberRow {...field('iki_kisi_siniri')} fine hint={t('terms.iki_kisi_hint')} unit="TRY" />
          <TickRow {...field('iptal_iade_otomatik')} hint={t('terms.iptal_iade_hint')} />
        </>
      )}
    </PartPanel>
  )
}

const SWITCHES = ['uye_olmadan_rezervasyon', 'uye_olmadan_yorum_yapma', 'yazi_yorumlari', 'uyelik_onayi_acik'] as const

function SwitchPanel({ data }: { data: Data }) {
  const t = useTranslations('admin.settings')
  const names = {
    uye_olmadan_rezervasyon: t('terms.uye_olmadan_rezervasyon'),
    uye_olmadan_yorum_yapma: t('terms.uye_olmadan_yorum_yapma'),
    yazi_yorumlari: t('terms.yazi_yorumlari'),
    uyelik_onayi_acik: t('terms.uyelik_onayi_acik'),
    uyelik_sozlesmesi: t('terms.uyelik_sozlesmesi'),
  }
  return (
    <PartPanel
      title={t('terms.switches')}
      part="other"
      stored={data.other}
      names={names}
      send={(input) => call(saveSwitches, input)}
    >
      {({ typed, put, problemOf, field }) => (
        <>
          {SWITCHES.map((name) => (
            <TickRow
              key={name}
              label={names[name]}
              value={typed[name]}
              onChange={(value) => put({ [name]: value })}
              problem={problemOf(name)}
            />
          ))}
          <WordsRow {...field('uyelik_sozlesmesi')} hint={t('terms.uyelik_sozlesmesi_hint')} most={10_000} rows={6} />
        </>
      )}
    </PartPanel>
  )
}
