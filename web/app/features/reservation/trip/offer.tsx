import { acceptOffer } from '@meltem/contract/booking'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { useLineWords } from '../../basket/use-line-words.ts'
import type { TripProps } from './trip-props.ts'

/** What the operator offers instead, or says with the answer. */
export function Offer({ reservation, anahtar, onChanged }: TripProps) {
  const t = useTranslations('trip.offer')
  const { language } = useFrame()
  const call = useCall()
  const words = useLineWords()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { karsi_teklif: offer, yanit_notu, k_no, durum } = reservation
  if (durum !== 'requested' || !offer) return yanit_notu ? <Note tone="info">{yanit_notu}</Note> : null
  const { toplam, kur } = offer.fis
  const accept = async () => {
    setBusy(true)
    const seen = { genel_toplam: toplam.genel_toplam, on_odeme_toplam: toplam.on_odeme_toplam }
    const answer = await call(acceptOffer, {
      k_no,
      ...(anahtar ? { anahtar } : {}),
      kur_rezervasyon_toplam: seen,
    })
    setBusy(false)
    if (answer.success === 1) onChanged(answer.data)
    else setFailure(answer.message)
  }
  return (
    <section className="box tint grid gap-3">
      <h2 className="text-24">{t('title')}</h2>
      {offer.not ? <p>{offer.not}</p> : null}
      <ul className="grid gap-2">
        {offer.sepet_urunler.map((line) => (
          <li key={line.k_no}>
            <b className="font-[640]">{line.baslik}</b>
            <small className="block text-14 text-ink-2">{words(line)}</small>
          </li>
        ))}
      </ul>
      {failure ? (
        <Note tone="danger" alert>
          {failure}
        </Note>
      ) : null}
      <div>
        <Button look="sun" size="lg" busy={busy} onClick={() => void accept()}>
          {t('accept', { amount: formatMoney(language, toplam.genel_toplam, kur) })}
        </Button>
      </div>
    </section>
  )
}
