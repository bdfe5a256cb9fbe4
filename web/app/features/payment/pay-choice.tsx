import { choosePayment } from '@meltem/contract/payment/payment'
import type { ReservationTotals } from '@meltem/contract/reservation/pricing'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { amountNow, type DueSums, dueSums } from '../basket/checkout-sums.ts'
import { BankFrame } from './bank-frame.tsx'
import { offeredWays } from './offered-ways.ts'
import { HowMuch, type PaymentChoice, Ways } from './payment-choices.tsx'
import { type AskedMethods, useMethods } from './use-methods.ts'
import { usePay } from './use-pay.ts'

interface PayChoiceProps {
  readonly reservation: Reservation
  /** The secret of the guest's link; a member needs none. */
  readonly anahtar?: string | undefined
  readonly narrow?: boolean
  /** Chosen: the server's word on it. By card the bank's form follows in place. */
  readonly onChosen: (reservation: Reservation) => void
}

/** Whether the ways to pay are this person's to choose: it waits for its money, and none has come yet. */
export function mayChooseWay({ secim_toplam, hesap }: Reservation): boolean {
  return secim_toplam !== null && hesap.simdi > 0 && hesap.odenen === 0
}

/** The choices of the checkout for a reservation that waits for its money: how much, how, in how many instalments. */
export function PayChoice({ reservation, anahtar, narrow, onChosen }: PayChoiceProps) {
  const { language } = useFrame()
  const t = useTranslations('checkout')
  const id = useId()
  const { secim_toplam: totals, secilen_kur: kur } = reservation
  const form = useChoice(reservation, totals)
  const { choice, due, methods } = form
  const { submit, busy, failure, frame } = useChosen({ reservation, anahtar, onChosen }, form)
  if (!totals || !due) return null
  if (frame) return <BankFrame src={frame} />
  const sum = choice.odeme_yontemi === 'tur_gunu' ? due.genel_toplam : due.on_odeme_toplam
  return (
    <form noValidate onSubmit={submit} data-pay-choice>
      {reservation.odeme_plani.length === 0 ? (
        <HowMuch totals={totals} kur={kur} choice={choice} onChoose={form.choose} narrow={narrow} />
      ) : null}
      <Ways
        kur={kur}
        choice={choice}
        onChoose={form.choose}
        methods={methods}
        ids={{ first: `${id}-way`, instalments: `${id}-count` }}
      />
      {failure ? (
        <div className="mb-4">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      <Button type="submit" look="sun" size="lg" busy={busy} full={narrow ?? false} className="max-sm:w-full">
        {choice.odeme_yontemi === 'kredi_karti' ? <Icon name="lock" /> : null}
        {t(`pay.${choice.odeme_yontemi}`, { amount: formatMoney(language, sum, kur) })}
      </Button>
    </form>
  )
}

interface ChoiceForm {
  readonly choice: PaymentChoice
  readonly choose: (change: Partial<PaymentChoice>) => void
  readonly due: DueSums | undefined
  readonly methods: AskedMethods
}

/** What is chosen so far and what it comes to; what is not offered is not left chosen. */
function useChoice(reservation: Reservation, totals: ReservationTotals | null): ChoiceForm {
  const [wished, setWished] = useState<PaymentChoice>(() => storedChoice(reservation))
  const asked = useMethods(totals ? amountNow(totals, wished.odeme_tipi) : undefined)
  const methods = { ...asked, data: asked.data && offeredWays(asked.data, reservation.odeme_plani.length > 0) }
  const [first = wished.odeme_yontemi, ...others] = methods.data?.yontemler ?? []
  const offered = methods.data === undefined || [first, ...others].includes(wished.odeme_yontemi)
  const odeme_yontemi = offered ? wished.odeme_yontemi : first
  const instalment = methods.data?.taksitler.find(({ kart_taksit }) => kart_taksit === wished.kart_taksit)
  const byCard = odeme_yontemi === 'kredi_karti' && instalment !== undefined
  const choice = { ...wished, odeme_yontemi, kart_taksit: byCard ? wished.kart_taksit : 1 }
  return {
    choice,
    choose: (change) => setWished((now) => ({ ...now, ...change })),
    due: totals ? dueSums(totals, choice.odeme_tipi, byCard ? instalment : undefined) : undefined,
    methods,
  }
}

/** A transfer that is on its way is not chosen again: a buyer who opens the choices wants another way. */
function storedChoice({ odeme_tipi, odeme_yontemi, kart_bilgileri }: Reservation): PaymentChoice {
  const kart_taksit = kart_bilgileri?.kart_taksit ?? 1
  return {
    odeme_tipi,
    odeme_yontemi: odeme_yontemi === 'havale' ? 'kredi_karti' : (odeme_yontemi ?? 'kredi_karti'),
    kart_taksit,
  }
}

/** Tells the server what was chosen, and goes to the bank where it is a card. */
function useChosen({ reservation, anahtar, onChosen }: PayChoiceProps, { choice, due }: ChoiceForm) {
  const call = useCall()
  const own = { k_no: reservation.k_no, ...(anahtar ? { anahtar } : {}) }
  const { pay, ...paying } = usePay(own)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async () => {
    if (!due) return
    setBusy(true)
    setFailure(undefined)
    const { genel_toplam, on_odeme_toplam } = due
    const body = { ...own, ...choice, kur_rezervasyon_toplam: { genel_toplam, on_odeme_toplam } }
    const answer = await call(choosePayment, body)
    setBusy(false)
    if (answer.success === 0) {
      setFailure(answer.message)
      return
    }
    onChosen(answer.data)
    if (choice.odeme_yontemi === 'kredi_karti') await pay({ bolum: 'on_odeme', tutar: on_odeme_toplam })
  }
  return {
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (!busy && !paying.busy) void send()
    },
    busy: busy || paying.busy,
    failure: failure ?? paying.failure,
    frame: paying.frame,
  }
}
