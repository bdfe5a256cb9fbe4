import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import type { Offer, ReservationAccess } from '../access/reservation-access.ts'
import { Receipt } from '../receipt/receipt.tsx'
import { quotedParts } from '../receipt/receipt-parts.ts'
import { Part } from './part.tsx'

/** What the operator answers to a request or offers instead; the yes to it is the next step. */
export function OfferPart({ one }: { one: ReservationAccess }) {
  const { offer } = one
  if (!offer) return null
  const { title, lead, word, lines, price, accept } = offer
  return (
    <div className={one.look === 'trip' ? 'box tint' : undefined}>
      <Part of={one} id="offer" title={title}>
        <div className="grid gap-4">
          <p className="text-ink-2">{lead}</p>
          {word ? <blockquote className="whitespace-pre-line border-l-3 border-sea pl-4">{word}</blockquote> : null}
          {lines.length > 0 ? (
            <ul className="grid gap-2">
              {lines.map(({ baslik, about }) => (
                <li key={`${baslik} ${about}`}>
                  <b className="font-[640]">{baslik}</b>
                  <small className="block text-14 text-ink-2">{about}</small>
                </li>
              ))}
            </ul>
          ) : null}
          {price ? <Price price={price} titles={lines.map(({ baslik }) => baslik)} /> : null}
          {accept ? <Accept accept={accept} /> : null}
        </div>
      </Part>
    </div>
  )
}

function Price({ price, titles }: { price: NonNullable<Offer['price']>; titles: readonly string[] }) {
  if (typeof price === 'string') return <b className="num block">{price}</b>
  return <OfferReceipt receipt={price} titles={titles} />
}

function OfferReceipt({
  receipt,
  titles,
}: {
  receipt: Exclude<Offer['price'], string | undefined>
  titles: readonly string[]
}) {
  const t = useTranslations('outcome.receipt')
  return <Receipt receipt={receipt} lines={titles} parts={quotedParts(receipt, t('due'), t('later'))} />
}

function Accept({ accept: { label, commit } }: { accept: NonNullable<Offer['accept']> }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const press = async () => {
    setBusy(true)
    setFailure(undefined)
    const answer = await commit()
    setBusy(false)
    if ('refused' in answer) setFailure(answer.refused)
    else showToast('good', answer.done)
  }
  return (
    <>
      <ProblemNote problem={failure} />
      <Button look="sun" size="lg" className="justify-self-start" busy={busy} onClick={() => void press()}>
        {label}
      </Button>
    </>
  )
}
