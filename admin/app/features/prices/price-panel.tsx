import type { DayChangeOnWire, PricedOption, PriceEdit } from '@meltem/contract/catalog/prices-office'
import { amountOfText } from '@meltem/i18n/amount-text'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditing } from '../../platform/live.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { CopyForm, RoundChoice } from './copy-form.tsx'
import type { Target } from './price-selection.ts'
import { isWrongPrice, isZeroPrice, NIGHTS, signedAmount } from './price-text.ts'
import { PriceTextField } from './price-text-field.tsx'

interface PricePanelProps {
  readonly targets: readonly Target[]
  /** Options in the selection. */
  readonly chosen: readonly PricedOption[]
  readonly cells: number
  readonly busy: boolean
  readonly onApply: (edits: PriceEdit[], onDone?: () => void) => void
  /** To the year of the option, where one is chosen. */
  readonly onYear?: (() => void) | undefined
}

type Way = 'none' | 'set' | 'percent' | 'amount'
const OPEN_WORDS = ['keep', 'yes', 'no'] as const

const EMPTY = { prices: [] as string[], value: '', nights: '', arrive: 'keep', leave: 'keep', closed: 'keep' }

/** What is done to the chosen cells; what is left empty stays as it is. */
export function PricePanel({ targets, chosen, cells, busy, onApply, onYear }: PricePanelProps) {
  const t = useTranslations('admin.prices')
  const [way, setWay] = useState<Way>('set')
  const [form, setForm] = useState(EMPTY)
  const [round, setRound] = useState('0')
  const currencies = new Set(chosen.map(({ kur }) => kur))
  const kinds = new Set(chosen.map(({ yuvalar }) => JSON.stringify(yuvalar)))
  const mixed = currencies.size > 1
  const shown = mixed && (way === 'set' || way === 'amount') ? 'percent' : way
  const slots = kinds.size === 1 ? (chosen[0]?.yuvalar ?? []) : (chosen[0]?.yuvalar.slice(0, 1) ?? [])
  const byNight = chosen.some(({ tur }) => tur === 'gecelik' || tur === 'kisi_gecelik')
  const change = changeOf({ way: shown, form, round, slots: slots.length, byNight })
  const apply = () => {
    const [kur] = currencies
    if (!change) return
    const money = mixed || !kur ? {} : { kur }
    // What was refused stays in its fields.
    onApply(
      targets.map((target) => ({ tur: 'boya', ...target, degisim: change, ...money })),
      () => setForm(EMPTY),
    )
  }
  const put = (words: Partial<typeof EMPTY>) => setForm((now) => ({ ...now, ...words }))
  useEditing(form !== EMPTY)
  if (cells === 0) {
    return (
      <Panel title={t('chosen', { count: 0 })}>
        <Nothing>{t('keys')}</Nothing>
      </Panel>
    )
  }
  const fields = { form, put, slots, mixed, shown, setWay, round, setRound }
  return (
    <Panel title={t('chosen', { count: cells })} aside={onYear && <Button onClick={onYear}>{t('open_year')}</Button>}>
      <form
        className="grid gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <div data-key="fields" className="grid gap-3">
          <PriceFields {...fields} />
          {byNight && <StayFields form={form} put={put} />}
        </div>
        <Button type="submit" look="line" busy={busy} disabled={!change || targets.length === 0}>
          {t('apply')}
        </Button>
      </form>
      <CopyForm targets={targets} busy={busy} onApply={onApply} />
    </Panel>
  )
}

interface FieldsProps {
  readonly form: typeof EMPTY
  readonly put: (words: Partial<typeof EMPTY>) => void
}

interface PriceFieldsProps extends FieldsProps {
  readonly slots: PricedOption['yuvalar']
  readonly mixed: boolean
  readonly shown: Way
  readonly setWay: (way: Way) => void
  readonly round: string
  readonly setRound: (round: string) => void
}

function PriceFields({ form, put, slots, mixed, shown, setWay, round, setRound }: PriceFieldsProps) {
  const t = useTranslations('admin.prices')
  const ways = (mixed ? (['none', 'percent'] as const) : (['set', 'percent', 'amount', 'none'] as const)).map(
    (value) => ({
      value,
      label: t(`way.${value}`),
    }),
  )
  return (
    <>
      {mixed && <p className="text-13 text-ink-2">{t('mixed')}</p>}
      <Choice label={t('price')} value={shown} options={ways} onChange={(value) => setWay(value as Way)} />
      {shown === 'set' && (
        <div className="grid grid-cols-2 gap-2">
          {slots.map(({ ad, en_az_gun = 1 }, place) => (
            <PriceTextField
              key={`${ad}${en_az_gun}`}
              label={t(`slot.${ad}`, { days: en_az_gun })}
              value={form.prices[place] ?? ''}
              wrong={isWrongPrice(form.prices[place] ?? '', place)}
              zero={isZeroPrice(form.prices[place] ?? '', place)}
              onChange={(text) =>
                put({ prices: slots.map((_, at) => (at === place ? text : (form.prices[at] ?? ''))) })
              }
            />
          ))}
        </div>
      )}
      {(shown === 'percent' || shown === 'amount') && (
        <PriceTextField
          label={t(`way.${shown}`)}
          value={form.value}
          wrong={form.value !== '' && form.value !== '-' && signedAmount(form.value) === undefined}
          onChange={(value) => put({ value })}
        />
      )}
      {shown !== 'none' && <RoundChoice value={round} onChange={setRound} />}
    </>
  )
}

function StayFields({ form, put }: FieldsProps) {
  const t = useTranslations('admin.prices')
  const words = OPEN_WORDS.map((value) => ({ value, label: t(`word.${value}`) }))
  return (
    <>
      <PriceTextField
        label={t('least_nights')}
        value={form.nights}
        wrong={form.nights !== '' && !NIGHTS.test(form.nights)}
        onChange={(nights) => put({ nights })}
      />
      <div className="grid grid-cols-2 gap-2">
        <Choice label={t('arrive')} value={form.arrive} options={words} onChange={(arrive) => put({ arrive })} />
        <Choice label={t('leave')} value={form.leave} options={words} onChange={(leave) => put({ leave })} />
        <Choice label={t('closed')} value={form.closed} options={words} onChange={(closed) => put({ closed })} />
      </div>
    </>
  )
}

interface Wishes {
  readonly way: Way
  readonly form: typeof EMPTY
  readonly round: string
  readonly slots: number
  readonly byNight: boolean
}

/** Only fields that were touched; undefined while nothing was, or something is no number. */
function changeOf(wishes: Wishes): DayChangeOnWire | undefined {
  const price = priceOf(wishes)
  const rules = wishes.byNight ? rulesOf(wishes.form) : {}
  if (price === 'wrong' || !rules) return undefined
  const change = { ...(price ? { fiyat: price } : {}), ...rules }
  return Object.keys(change).length > 0 ? change : undefined
}

function priceOf({ way, form, round, slots }: Wishes): DayChangeOnWire['fiyat'] | 'wrong' {
  const yuvarla = round === '0' ? {} : { yuvarla: Number(round) }
  const nothing = round !== '0' && way !== 'none' ? yuvarla : undefined
  if (way === 'set') {
    const typed = form.prices.slice(0, slots)
    if (!typed.some(Boolean)) return nothing
    const amounts = typed.map((text) => (text ? amountOfText(text) : null))
    return typed.some(isWrongPrice) ? 'wrong' : { esit: amounts.map((one) => one ?? null), ...yuvarla }
  }
  if (way === 'none' || form.value === '') return nothing
  const value = signedAmount(form.value)
  if (value === undefined) return 'wrong'
  return { ...(way === 'percent' ? { yuzde: value } : { fark: value }), ...yuvarla }
}

/** Undefined where the nights are no count. */
function rulesOf({ nights, arrive, leave, closed }: typeof EMPTY): DayChangeOnWire | undefined {
  if (nights !== '' && !NIGHTS.test(nights)) return undefined
  return {
    ...(nights === '' ? {} : { en_az_gece: Number(nights) }),
    ...flagged('giris', arrive),
    ...flagged('cikis', leave),
    ...flagged('kapali', closed),
  }
}

function flagged(name: 'giris' | 'cikis' | 'kapali', word: string): DayChangeOnWire {
  return word === 'keep' ? {} : { [name]: word === 'yes' }
}
