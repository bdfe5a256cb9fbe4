import type { PaymentType, ReservationTotals } from '@meltem/contract/reservation/pricing'
import type { PaymentMethod } from '@meltem/contract/reservation/reservation'
import { formatMoney, formatPercent } from '@meltem/i18n/format'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { FieldError, SelectField } from '../../ui/form/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { depositShare, dueSums, mayChooseType } from '../basket/checkout-sums.ts'
import type { AskedMethods, Methods } from './use-methods.ts'

export interface PaymentChoice {
  readonly odeme_yontemi: PaymentMethod
  readonly odeme_tipi: PaymentType
  readonly kart_taksit: number
}

interface ChoicesProps {
  readonly totals: ReservationTotals
  readonly kur: string
  readonly choice: PaymentChoice
  readonly onChoose: (change: Partial<PaymentChoice>) => void
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

interface HowMuchProps extends ChoicesProps {
  /** Beside something else there is no room for two. */
  readonly narrow?: boolean | undefined
}

/** The deposit or everything. A buyer who pays on the day pays nothing now, so that there is nothing to choose. */
export function HowMuch({ totals, kur, choice, onChoose, narrow }: HowMuchProps) {
  const { language } = useFrame()
  const t = useTranslations('checkout.amount')
  const deposit = dueSums(totals, 'on_odeme', undefined)
  if (!mayChooseType(totals) || choice.odeme_yontemi === 'tur_gunu') return null
  const money = (amount: number) => formatMoney(language, amount, kur)
  const choose = (odeme_tipi: PaymentType) => () => onChoose({ odeme_tipi, kart_taksit: 1 })
  return (
    <fieldset className="form-chapter">
      <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('title')}</legend>
      <div className={`clear-both grid gap-3 ${narrow ? '' : 'sm:grid-cols-2'}`}>
        <Option
          name="odeme_tipi"
          value="on_odeme"
          checked={choice.odeme_tipi === 'on_odeme'}
          onChoose={choose('on_odeme')}
          title={t('deposit', { share: formatPercent(language, depositShare(deposit)) })}
          sum={money(deposit.on_odeme_toplam)}
          text={t('depositText', { rest: money(deposit.kalan_toplam) })}
        />
        <Option
          name="odeme_tipi"
          value="tamami"
          checked={choice.odeme_tipi === 'tamami'}
          onChoose={choose('tamami')}
          title={t('whole')}
          sum={money(deposit.genel_toplam)}
          text={t('wholeText')}
        />
      </div>
    </fieldset>
  )
}

interface WaysProps extends Omit<ChoicesProps, 'totals'> {
  readonly methods: AskedMethods
  readonly error?: string | undefined
  /** Where the focus goes when no way was chosen, and the name of the field of instalments. */
  readonly ids: { readonly first: string; readonly instalments: string }
}

/** Card with its instalments, transfer, or on the day: what the server offers for this amount. */
export function Ways({ kur, choice, onChoose, methods, error, ids }: WaysProps) {
  const t = useTranslations('checkout.method')
  const wrong = useId()
  return (
    <fieldset className="form-chapter" aria-describedby={error ? wrong : undefined}>
      <legend className="float-left mb-4 w-full flar font-[640] text-24">{t('title')}</legend>
      <div className="clear-both grid gap-2.5">
        {methods.failure ? (
          <Note tone="danger" alert>
            {methods.failure}
          </Note>
        ) : null}
        {methods.data || methods.failure ? null : <span className="sk h-40" />}
        {methods.data?.yontemler.map((way, place) => (
          <div key={way} className="grid gap-2.5">
            <Option
              {...(place === 0 ? { id: ids.first } : {})}
              name="odeme_yontemi"
              value={way}
              checked={choice.odeme_yontemi === way}
              onChoose={() => onChoose({ odeme_yontemi: way })}
              title={t(`${way}.title`)}
              text={t(`${way}.text`)}
            >
              {way === 'kredi_karti' ? <Marks /> : null}
            </Option>
            {way === 'kredi_karti' && choice.odeme_yontemi === way ? (
              <Card methods={methods.data} kur={kur} choice={choice} onChoose={onChoose} id={ids.instalments} />
            ) : null}
          </div>
        ))}
        {error ? <FieldError id={wrong}>{error}</FieldError> : null}
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

interface CardProps extends Omit<ChoicesProps, 'totals'> {
  readonly methods: Methods | undefined
  readonly id: string
}

/** Instalments, and what happens at the bank. The card itself is typed there, never here. */
function Card({ methods, kur, choice, onChoose, id }: CardProps) {
  const { language } = useFrame()
  const t = useTranslations('checkout.card')
  const money = (amount: number) => formatMoney(language, amount, kur)
  const instalments = methods?.taksitler ?? []
  return (
    <div className="grid gap-3 sm:pl-11">
      {instalments.length > 1 ? (
        <SelectField
          id={id}
          label={t('instalments')}
          value={String(choice.kart_taksit)}
          onChange={(event) => onChoose({ kart_taksit: Number(event.target.value) })}
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
