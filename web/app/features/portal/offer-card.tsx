import { type Offer, takeOffer } from '@meltem/contract/agency/tools'
import { startPayment } from '@meltem/contract/payment/payment'
import type { Guest } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { usePlainCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { ContractText } from '../../ui/contract-text.tsx'
import { Checkbox } from '../../ui/form/field.tsx'
import { Note, ProblemNote } from '../../ui/note.tsx'
import { GuestForm } from './guest-form.tsx'

type Card = NonNullable<Offer['kart']>
type Part = 'on_odeme' | 'tamami'

interface OfferCardProps {
  readonly offer: Offer & { readonly kart: Card }
  readonly anahtar: string
}

/** The operator collects: the client accepts the contracts, chooses how much to pay now, and goes to the bank. */
export function OfferCard({ offer, anahtar }: OfferCardProps) {
  const t = useTranslations('agencyPortal.offer')
  const { kart } = offer
  const [part, setPart] = useState<Part>('on_odeme')
  const { take, leave, busy, problem } = useCardOffer(offer, anahtar)
  return (
    <section className="grid gap-5" aria-label={t('takeAndPay')}>
      {kart.odeme ? <Note tone="warn">{t('unpaid')}</Note> : null}
      <PartChoice kart={kart} kur={offer.kur} part={part} onPart={setPart} />
      {kart.odeme ? (
        <Button
          look="sun"
          size="lg"
          busy={busy}
          className="justify-self-start"
          onClick={() => void leave(kart.odeme, part)}
        >
          {t('payNow')}
        </Button>
      ) : (
        <GuestForm action={t('takeAndPay')} busy={busy} onGuest={(guest) => void take(guest, part)}>
          <ContractBoxes contracts={kart.sozlesmeler} />
        </GuestForm>
      )}
      <ProblemNote problem={problem} />
    </section>
  )
}

/** Takes the offer, once, and leaves for the bank with the guest's own key. */
function useCardOffer({ tutar, kart, lang }: OfferCardProps['offer'], anahtar: string) {
  const call = usePlainCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const onaylar = kart.sozlesmeler.map(({ tur, ozet }) => ({ tur, ozet }))
  const leave = async (odeme: Card['odeme'], part: Part) => {
    if (!odeme) return
    setBusy(true)
    const answer = await call(startPayment, { ...odeme, tutar: part, lang })
    setBusy(false)
    if (answer.success === 1) window.location.assign(answer.adim.url)
    else setProblem(answer.message)
  }
  const take = async (misafir: Guest, part: Part) => {
    setBusy(true)
    setProblem(undefined)
    const body = { anahtar, misafir, tutar, kartla: true, onaylar }
    const answer = await call(takeOffer, body)
    setBusy(false)
    if (answer.success === 1) await leave(answer.odeme, part)
    else setProblem(answer.message)
  }
  return { take, leave, busy, problem }
}

interface PartChoiceProps {
  readonly kart: Card
  readonly kur: string
  readonly part: Part
  readonly onPart: (part: Part) => void
}

function PartChoice({ kart, kur, part, onPart }: PartChoiceProps) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal.offer')
  const parts = kart.on_odeme < kart.tamami ? (['on_odeme', 'tamami'] as const) : (['on_odeme'] as const)
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{t('howMuch')}</legend>
      {parts.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="bolum"
            className="size-5 accent-sea"
            checked={one === part}
            onChange={() => onPart(one)}
          />
          {t(one === 'tamami' || parts.length === 1 ? 'whole' : 'deposit', {
            amount: formatMoney(language, kart[one], kur),
          })}
        </label>
      ))}
    </fieldset>
  )
}

/** One box for each contract, none of them ticked, each readable where it stands. */
function ContractBoxes({ contracts }: { contracts: Card['sozlesmeler'] }) {
  const t = useTranslations('agencyPortal.offer')
  return (
    <div className="grid gap-3 sm:col-span-2">
      {contracts.map((contract) => (
        <div key={contract.tur}>
          <Checkbox id={`offer-${contract.tur}`} required label={t('accept', { title: contract.baslik })} />
          <ContractText
            contract={contract}
            read={t('read', { title: contract.baslik })}
            version={t('version', { version: contract.surum })}
          />
        </div>
      ))}
    </div>
  )
}
