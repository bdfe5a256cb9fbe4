import type { PaymentType } from '@meltem/contract/pricing'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { dueSums, mayChooseType } from '../../../components/basket/checkout-sums.ts'
import { FieldError, SelectField } from '../../../components/ui/field.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { Note } from '../../../components/ui/note.tsx'
import { useFrame } from '../../../lib/frame.ts'
import type { PaymentWay } from '../../../stores/checkout-draft.ts'
import { changeDraft } from '../../../stores/reservation-store.ts'
import { useCheckout } from './checkout-context.tsx'
import { fieldId } from './field-id.ts'
import { useProblems } from './use-shown-problems.ts'

/** How much now, and how. */
export function PaymentSection() {
  return (
    <>
      <HowMuch />
      <Ways />
    </>
  )
}

interface OptionProps {
  readonly id?: string
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly title: string
  readonly text: string
  readonly sum?: string
  readonly children?: ReactNode
}

function Option({ id, name, value, checked, onChoose, title, text, sum, children }: OptionProps) {
  return (
    <label className="opt">
      <input id={id} type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap justify-between gap-x-3 font-[640]">
          {title}
          {sum ? <span className="num">{sum}</span> : null}
        </span>
        <span className="block text-14 text-ink-2">{text}</span>
        {children}
      </span>
    </label>
  )
}

function HowMuch() {
  const { quote, draft } = useCheckout()
  const { language } = useFrame()
  const t = useTranslations('checkout.amount')
  if (!quote) return <span className="sk h-24" />
  const totals = quote.fis.toplam
  if (!mayChooseType(totals) || quote.odeme_plani.length > 0) return null
  const money = (amount: number) => formatMoney(language, amount, quote.fis.kur)
  const deposit = dueSums(totals, 'on_odeme', undefined)
  const choose = (odeme_tipi: PaymentType) => () => changeDraft({ odeme_tipi, kart_taksit: 1 })
  return (
    <fieldset className="form-chapter">
      <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('title')}</legend>
      <div className="clear-both grid gap-3 sm:grid-cols-2">
        <Option
          name="odeme_tipi"
          value="on_odeme"
          checked={draft.odeme_tipi === 'on_odeme'}
          onChoose={choose('on_odeme')}
          title={t('deposit', { share: formatPercent(language, totals.on_odeme_oran) })}
          sum={money(deposit.on_odeme_toplam)}
          text={t('depositText', { rest: money(deposit.kalan_toplam) })}
        />
        <Option
          name="odeme_tipi"
          value="tamami"
          checked={draft.odeme_tipi === 'tamami'}
          onChoose={choose('tamami')}
          title={t('whole')}
          sum={money(deposit.genel_toplam)}
          text={t('wholeText')}
        />
      </div>
    </fieldset>
  )
}

function Ways() {
  const { draft, methods, methodsFailure } = useCheckout()
  const { errorOf } = useProblems()
  const t = useTranslations('checkout.method')
  const error = errorOf('odeme_yontemi')
  const choose = (odeme_yontemi: PaymentWay) => () => changeDraft({ odeme_yontemi })
  return (
    <fieldset className="form-chapter" aria-describedby={error ? 'yontem-error' : undefined}>
      <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('title')}</legend>
      <div className="clear-both grid gap-2.5">
        {methodsFailure ? (
          <Note tone="danger" alert>
            {methodsFailure}
          </Note>
        ) : null}
        {methods || methodsFailure ? null : <span className="sk h-40" />}
        {methods?.yontemler.map((way, place) => (
          <div key={way} className="grid gap-2.5">
            <Option
              {...(place === 0 ? { id: fieldId('odeme_yontemi') } : {})}
              name="odeme_yontemi"
              value={way}
              checked={draft.odeme_yontemi === way}
              onChoose={choose(way)}
              title={t(`${way}.title`)}
              text={t(`${way}.text`)}
            >
              {way === 'kredi_karti' ? <Marks /> : null}
            </Option>
            {way === 'kredi_karti' && draft.odeme_yontemi === way ? <Card /> : null}
          </div>
        ))}
        {error ? <FieldError id="yontem-error">{error}</FieldError> : null}
      </div>
    </fieldset>
  )
}

function Marks() {
  const { tema } = useFrame()
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {tema.odeme_logolari.map((mark) => (
        <span key={mark} className="rounded-[3px] border border-line-strong px-1.5 text-11 font-bold tracking-wide">
          {mark}
        </span>
      ))}
    </span>
  )
}

/** Instalments, and what happens at the bank. The card itself is typed there, never here. */
function Card() {
  const { methods, draft, quote } = useCheckout()
  const { language } = useFrame()
  const t = useTranslations('checkout.card')
  const money = (amount: number) => formatMoney(language, amount, quote?.fis.kur ?? '')
  const instalments = methods?.taksitler ?? []
  return (
    <div className="grid gap-3 sm:pl-11">
      {instalments.length > 1 ? (
        <SelectField
          id={fieldId('kart_taksit')}
          label={t('instalments')}
          value={String(draft.kart_taksit)}
          onChange={(event) => changeDraft({ kart_taksit: Number(event.target.value) })}
          options={instalments.map(({ kart_taksit, aylik, toplam }) => ({
            value: String(kart_taksit),
            label:
              kart_taksit === 1
                ? t('once', { amount: money(toplam) })
                : t('monthly', { count: kart_taksit, each: money(aylik), total: money(toplam) }),
          }))}
        />
      ) : null}
      <div className="note">
        <Icon name="shield-check" className="mt-0.5" />
        <p>
          <b>{t('secure')}</b> {t('secureText')}
        </p>
      </div>
    </div>
  )
}
