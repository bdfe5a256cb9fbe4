import { acceptOffer } from '@meltem/contract/booking'
import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { useCall } from '../../../platform/calls/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { dayRange } from '../../member/trip-days.ts'
import { Receipt } from '../receipt/receipt.tsx'
import { quotedParts } from '../receipt/receipt-parts.ts'
import { Part } from './part.tsx'
import type { Shown } from './shown.ts'

/** What the operator offers instead; taking it books it at once and waits for the payment. */
export function OfferPart({ shown: { reservation, onChanged } }: { shown: Shown }) {
  const t = useTranslations('member.offer')
  const money = useTranslations('member.money')
  const call = useCall()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const offer = reservation.karsi_teklif
  if (!offer) return null
  const { genel_toplam, on_odeme_toplam } = offer.fis.toplam
  const accept = async () => {
    setBusy(true)
    setFailure(undefined)
    const seen = { genel_toplam, on_odeme_toplam }
    const answer = await call(acceptOffer, { k_no: reservation.k_no, kur_rezervasyon_toplam: seen })
    setBusy(false)
    if (answer.success === 0) return setFailure(answer.message)
    showToast('good', t('accepted'))
    onChanged(answer.data)
  }
  return (
    <Part id="offer" title={t('title')}>
      <p className="mb-3 text-ink-2">{t('lead', { when: formatInstant(offer.zaman) })}</p>
      {offer.not ? <blockquote className="mb-4 border-l-3 border-sea pl-4">{offer.not}</blockquote> : null}
      <ul className="mb-4 grid gap-1">
        {offer.sepet_urunler.map((line) => (
          <li key={line.k_no}>
            <b>{line.baslik}</b>, {dayRange(line.baslangic, line.bitis)}
          </li>
        ))}
      </ul>
      <Receipt
        receipt={offer.fis}
        lines={offer.sepet_urunler.map(({ baslik }) => baslik)}
        parts={quotedParts(offer.fis, money('onYes'), money('kalan'))}
      />
      {failure ? (
        <div className="mt-4">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      <Button look="sun" className="mt-4" busy={busy} onClick={() => void accept()}>
        {t('accept')}
      </Button>
    </Part>
  )
}
