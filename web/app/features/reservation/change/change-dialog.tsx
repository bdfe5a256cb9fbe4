import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import { KINDS } from '@meltem/domain/kinds'
import { changedLine, type LineWish, wishOf } from '@meltem/domain/reservation/line-wish'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ClockField } from '../../../ui/form/clock-field.tsx'
import { Note, ProblemNote } from '../../../ui/note.tsx'
import { DayField } from '../../booking/calendar/day-field.tsx'
import { Stepper } from '../../booking/fields/stepper.tsx'
import { Dialog } from '../../member/dialog.tsx'
import type { ChangeAct, ChangeQuote, ShownLine } from '../access/reservation-access.ts'

interface ChangeDialogProps {
  readonly lines: readonly ShownLine[]
  readonly act: ChangeAct
  readonly onClose: () => void
}

export function ChangeDialog({ lines, act, onClose }: ChangeDialogProps) {
  const t = useTranslations('change')
  const { wishes, wish, quote, failure, busy, ask, commit } = useChange(lines, act, (message) => {
    onClose()
    showToast('good', message)
  })
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {wishes.map((one, place) => (
        <LineFields key={one.line.k_no} {...one} onWish={(change) => wish(place, change)} />
      ))}
      <ProblemNote problem={failure} />
      <div aria-live="polite">{quote ? <Outcome quote={quote} /> : null}</div>
      <div className="flex flex-wrap gap-2.5">
        {quote?.obstacles.length === 0 ? (
          <Button look="sun" busy={busy} onClick={() => void commit()}>
            {t('commit')}
          </Button>
        ) : (
          <Button look="deep" busy={busy} onClick={() => void ask()}>
            {t('quote')}
          </Button>
        )}
        <Button onClick={onClose}>{t('leave')}</Button>
      </div>
    </Dialog>
  )
}

/** Quote, then commit: another wish makes the quote worthless, and a refusal asks for a new one (PRICE-1). */
function useChange(lines: readonly ShownLine[], act: ChangeAct, onDone: (message: string) => void) {
  const sold = lines.flatMap(({ istek, ...line }) => (istek ? [{ ...line, istek }] : []))
  const [wishes, setWishes] = useState<readonly LineWish[]>(sold.map(({ istek }) => wishOf(istek)))
  const [quote, setQuote] = useState<ChangeQuote>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const wish = (place: number, change: Partial<LineWish>) => {
    setQuote(undefined)
    setFailure(undefined)
    setWishes((before) => before.map((one, index) => (index === place ? { ...one, ...change } : one)))
  }
  const ask = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await act.quote(
      sold.map(({ istek, baslangic_saat }, place) =>
        changedLine(istek, wishes[place] ?? wishOf(istek), baslangic_saat),
      ),
    )
    setBusy(false)
    if ('refused' in answer) setFailure(answer.refused)
    else setQuote(answer)
  }
  const commit = async () => {
    if (!quote) return
    setBusy(true)
    const answer = await quote.commit()
    setBusy(false)
    if ('done' in answer) return onDone(answer.done)
    setFailure(answer.refused)
    setQuote(undefined)
  }
  return {
    wishes: wishes.flatMap((one, place) => (sold[place] ? [{ line: sold[place], wish: one }] : [])),
    wish,
    quote,
    failure,
    busy,
    ask,
    commit,
  }
}

interface LineFieldsProps {
  readonly line: ShownLine & { readonly istek: CartLineRequest }
  readonly wish: LineWish
  readonly onWish: (change: Partial<LineWish>) => void
}

const AGES = ['yetiskin', 'cocuk', 'bebek'] as const
const DATED = { baslangic: 'date', baslangic_saat: 'time', bitis: 'date', bitis_saat: 'time' } as const

/** A start lies ahead, an end behind its start; times have no such limit. */
function earliest(name: keyof typeof DATED, wish: LineWish): string | undefined {
  if (name === 'bitis') return wish.baslangic
  return name === 'baslangic' ? todayOnCoast() : undefined
}

function LineFields({ line, wish, onWish }: LineFieldsProps) {
  const t = useTranslations('change')
  const names = Object.keys(DATED) as (keyof typeof DATED)[]
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-[640]">{line.baslik}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => {
          if (wish[name] === undefined) return null
          const shared = { id: `change-${line.k_no}-${name}`, label: t(name) }
          return DATED[name] === 'time' ? (
            <ClockField key={name} {...shared} start={wish[name]} onClock={(clock) => onWish({ [name]: clock })} />
          ) : (
            <DayField
              key={name}
              {...shared}
              least={earliest(name, wish)}
              start={wish[name]}
              onDay={(day) => onWish({ [name]: day })}
            />
          )
        })}
      </div>
      {AGES.map((age) => (
        <Stepper
          key={age}
          label={t(age)}
          value={wish.pax[age]}
          least={age === 'yetiskin' ? 1 : 0}
          most={99}
          onChange={(count) => onWish({ pax: { ...wish.pax, [age]: count } })}
        />
      ))}
      {KINDS[line.urun_tipi].rooms && wish.bitis ? (
        <Stepper
          label={t('rooms')}
          value={wish.adet ?? line.istek.adet ?? 1}
          least={1}
          most={99}
          onChange={(adet) => onWish({ adet })}
        />
      ) : null}
    </fieldset>
  )
}

const TONES = { quiet: 'text-ink-2', strong: 'font-[680]', good: 'text-olive' } as const

/** Before and after, and what lies between. What stands in the way is said line by line. */
function Outcome({ quote: { rows, obstacles } }: { quote: ChangeQuote }) {
  if (obstacles.length > 0) {
    return (
      <Note tone="danger">
        {obstacles.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same obstacle, and none of them moves
          <p key={place}>{text}</p>
        ))}
      </Note>
    )
  }
  return (
    <dl className="sums grid gap-1.5 bg-mist p-4">
      {rows.map(({ name, amount, tone }) => (
        <div key={name} className={tone ? TONES[tone] : undefined}>
          <dt>{name}</dt>
          <dd className="num">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
