import type { DeskDetail } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { ClockField } from '../../../ui/clock-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note, ProblemNote } from '../../../ui/note.tsx'
import type { LineWish } from '../member/can-do.ts'
import { type ChangeQuote, useDeskChange } from './use-desk-change.ts'

interface ChangePartProps {
  readonly k_no: string
  readonly row: DeskReservation
  readonly detail: DeskDetail
  readonly onDone: (message: string) => void
}

/** Other days or people: the difference is shown before anything changes. */
export function ChangePart(props: ChangePartProps) {
  const t = useTranslations('agencyDesk.detail')
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby="desk-change">
      <h2 id="desk-change" className="mb-2 text-24">
        {t('change')}
      </h2>
      <p className="mb-3 text-ink-2">{t('changeLead')}</p>
      {open ? (
        <ChangeForm {...props} onLeave={() => setOpen(false)} />
      ) : (
        <Button look="line" onClick={() => setOpen(true)}>
          {t('changeAsk')}
        </Button>
      )}
    </section>
  )
}

function ChangeForm({ k_no, row, detail, onDone, onLeave }: ChangePartProps & { onLeave: () => void }) {
  const t = useTranslations('agencyDesk')
  const { wishes, wish, quote, problem, busy, ask, commit } = useDeskChange(k_no, detail, () => {
    onLeave()
    onDone(t('detail.changed'))
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {wishes.map((one, place) => (
        <LineFields
          key={detail.satirlar[place]?.istek.k_no}
          title={row.satirlar[place]?.baslik ?? ''}
          name={`desk-change-${place}`}
          wish={one}
          onWish={(change) => wish(place, change)}
        />
      ))}
      {quote ? <Difference quote={quote} /> : null}
      <ProblemNote problem={problem} />
      <div className="flex flex-wrap gap-2">
        {quote && quote.engel === 0 ? (
          <Button look="sun" busy={busy} onClick={() => void commit(quote)}>
            {t('detail.changeNow')}
          </Button>
        ) : (
          <Button type="submit" look="deep" busy={busy}>
            {t('detail.changeQuote')}
          </Button>
        )}
        <Button look="line" onClick={onLeave}>
          {t('detail.leave')}
        </Button>
      </div>
    </form>
  )
}

const DATED = { baslangic: 'date', baslangic_saat: 'time', bitis: 'date', bitis_saat: 'time' } as const
const AGES = ['yetiskin', 'cocuk', 'bebek'] as const

interface LineFieldsProps {
  readonly title: string
  readonly name: string
  readonly wish: LineWish
  readonly onWish: (change: Partial<LineWish>) => void
}

function LineFields({ title, name, wish, onWish }: LineFieldsProps) {
  const t = useTranslations('agencyDesk.detail')
  const dated = (Object.keys(DATED) as (keyof typeof DATED)[]).filter((one) => wish[one] !== undefined)
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {dated.map((one) => {
          const shared = { id: `${name}-${one}`, label: t(`fields.${one}`), required: true }
          return DATED[one] === 'time' ? (
            <ClockField key={one} {...shared} start={wish[one]} onClock={(clock) => onWish({ [one]: clock })} />
          ) : (
            <TextField
              key={one}
              {...shared}
              type="date"
              value={wish[one]}
              onChange={(event) => onWish({ [one]: event.currentTarget.value })}
            />
          )
        })}
      </div>
      <div className="mt-4 grid grid-cols-3 gap-4">
        {AGES.map((age) => (
          <TextField
            key={age}
            id={`${name}-${age}`}
            type="number"
            min={age === 'yetiskin' ? 1 : 0}
            max={99}
            label={t(`fields.${age}`)}
            value={String(wish.pax[age])}
            onChange={(event) =>
              onWish({ pax: { ...wish.pax, [age]: Math.max(0, Math.trunc(event.currentTarget.valueAsNumber) || 0) } })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Before, after, and what lies between. */
function Difference({ quote: { kur, eski, yeni, engel } }: { quote: ChangeQuote }) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk.detail')
  const money = (amount: number) => formatMoney(language, amount, kur)
  if (engel > 0)
    return (
      <Note tone="danger" alert>
        {t('changeNotFree')}
      </Note>
    )
  const more = Math.round((yeni - eski) * 100) / 100
  return (
    <div role="status">
      <dl className="desk-figures">
        <div>
          <dt className="text-13 text-ink-2">{t('before')}</dt>
          <dd className="num text-20">{money(eski)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-2">{t('after')}</dt>
          <dd className="num text-20 font-bold">{money(yeni)}</dd>
        </div>
        <div>
          <dt className="text-13 text-ink-2">{t('difference')}</dt>
          <dd className="num text-20">{more > 0 ? `+${money(more)}` : money(more)}</dd>
        </div>
      </dl>
    </div>
  )
}
