import type { ChangeQuote } from '@meltem/contract/booking'
import type { CartLine, Reservation } from '@meltem/contract/reservation'
import { KINDS } from '@meltem/domain/kinds'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { ClockField } from '../../../ui/clock-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { todayOnCoast } from '../../booking/calendar/day-words.ts'
import { Stepper } from '../../booking/fields/stepper.tsx'
import { useObstacleWords } from '../../booking/panel/use-obstacle-words.ts'
import { Dialog } from '../../member/dialog.tsx'
import type { LineWish } from './can-do.ts'
import { type Changeable, useChange } from './use-change.ts'

interface ChangeDialogProps extends Changeable {
  readonly onChanged: (reservation: Reservation) => void
  readonly onClose: () => void
}

export function ChangeDialog({ reservation, anahtar, onChanged, onClose }: ChangeDialogProps) {
  const t = useTranslations('trip.change')
  const { wishes, wish, quote, failure, busy, ask, commit } = useChange({ reservation, anahtar }, (changed) => {
    onChanged(changed)
    onClose()
    showToast('good', t('done'))
  })
  const free = quote?.sepet.engeller.length === 0
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {reservation.sepet_urunler.map((line, place) => {
        const one = wishes[place]
        return one ? (
          <LineFields key={line.k_no} line={line} wish={one} onWish={(change) => wish(place, change)} />
        ) : null
      })}
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <div aria-live="polite">{quote ? <Outcome quote={quote} /> : null}</div>
      <div className="flex flex-wrap gap-2.5">
        {quote && free ? (
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

interface LineFieldsProps {
  readonly line: CartLine
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
  const t = useTranslations('trip.change')
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
            <TextField
              key={name}
              {...shared}
              type="date"
              min={earliest(name, wish)}
              value={wish[name]}
              onChange={(event) => onWish({ [name]: event.currentTarget.value })}
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
          value={wish.adet ?? line.adet ?? 1}
          least={1}
          most={99}
          onChange={(adet) => onWish({ adet })}
        />
      ) : null}
    </fieldset>
  )
}

/** Before and after, and what is to be paid or comes back. What stands in the way is said line by line. */
function Outcome({ quote }: { quote: ChangeQuote }) {
  const { language } = useFrame()
  const t = useTranslations('trip.change')
  const say = useObstacleWords()
  const money = (amount: number) => formatMoney(language, amount, quote.kur)
  const { engeller } = quote.sepet
  if (engeller.length > 0) {
    return (
      <Note tone="danger">
        {engeller.map((one) => (
          <p key={`${one.satir} ${one.neden}`}>{say(one)}</p>
        ))}
      </Note>
    )
  }
  const { eski, yeni } = quote.genel_toplam
  return (
    <dl className="sums grid gap-1.5 bg-mist p-4">
      <div>
        <dt>{t('before')}</dt>
        <dd className="num text-ink-2">{money(eski)}</dd>
      </div>
      <div className="font-[680]">
        <dt>{t('after')}</dt>
        <dd className="num">{money(yeni)}</dd>
      </div>
      <div>
        <dt>{t('paid')}</dt>
        <dd className="num">{money(quote.odenen)}</dd>
      </div>
      {quote.odenecek > 0 ? (
        <div>
          <dt>{t('toPay')}</dt>
          <dd className="num">{money(quote.odenecek)}</dd>
        </div>
      ) : null}
      {quote.iade > 0 ? (
        <div className="text-olive">
          <dt>{t('comesBack')}</dt>
          <dd className="num">{money(quote.iade)}</dd>
        </div>
      ) : null}
    </dl>
  )
}
