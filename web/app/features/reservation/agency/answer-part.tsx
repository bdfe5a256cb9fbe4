import { confirmRequest, type DeskDetail } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { Lines } from '../../portal/desk-parts.tsx'

interface AnswerPartProps {
  readonly row: DeskReservation
  readonly detail: DeskDetail
  readonly onDone: (message: string) => void
}

/** A request: what the operator has answered, and the yes that makes it a booking by the contract. */
export function AnswerPart({ row, detail, onDone }: AnswerPartProps) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { teklif, eylemler, yanit_notu } = detail
  const confirm = async () => {
    setBusy(true)
    const body = { k_no: row.k_no, ...(teklif ? { kur_rezervasyon_toplam: teklif.toplam } : {}) }
    const answer = await call(confirmRequest, body)
    setBusy(false)
    setProblem(answer.success === 1 ? undefined : answer.message)
    if (answer.success === 1) onDone(t('booked', { no: answer.data.kayit_no }))
  }
  const open = eylemler.includes('onayla') || eylemler.includes('teklif')
  const word = teklif?.not ?? yanit_notu
  return (
    <section aria-labelledby="desk-answer" className="grid gap-3">
      <h2 id="desk-answer" className="text-24">
        {t('detail.request')}
      </h2>
      <p>{t(answerName(row, teklif))}</p>
      {word ? <p className="whitespace-pre-line border-l-4 border-line pl-4">{word}</p> : null}
      {teklif ? (
        <div>
          <Lines lines={teklif.satirlar} />
          <b className="num block">{formatMoney(language, teklif.toplam.genel_toplam, row.kur)}</b>
        </div>
      ) : null}
      {open ? (
        <Button look="sun" busy={busy} className="justify-self-start" onClick={() => void confirm()}>
          {t(`detail.take.${row.akis}`)}
        </Button>
      ) : null}
      <ProblemNote problem={problem} />
    </section>
  )
}

function answerName({ durum }: DeskReservation, teklif: DeskDetail['teklif']) {
  if (durum === 'accepted') return 'detail.accepted'
  return teklif ? 'detail.suggested' : 'detail.waiting'
}
