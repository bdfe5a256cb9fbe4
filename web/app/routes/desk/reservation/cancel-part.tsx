import type { cancelDeskReservation, DeskDetail, quoteDeskCancellation } from '@meltem/contract/agency-booking'
import type { OutputOf } from '@meltem/contract/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../components/ui/button.tsx'
import { Note, ProblemNote } from '../../../components/ui/note.tsx'
import { useAgencyCall } from '../../../lib/agency-session.ts'
import { useFrame } from '../../../lib/frame.ts'

type Quote = OutputOf<typeof quoteDeskCancellation>['data']

interface CancelPartProps {
  readonly k_no: string
  readonly kur: string
  readonly conditions: DeskDetail['iptal_kosullari']
  readonly onDone: (message: string) => void
}

/** What a cancellation keeps is shown first; only then it can be done. */
export function CancelPart({ k_no, kur, conditions, onDone }: CancelPartProps) {
  const { language } = useFrame()
  const t = useTranslations('agencyDesk')
  const call = useAgencyCall()
  const [quote, setQuote] = useState<Quote>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const money = (amount: number) => formatMoney(language, amount, kur)
  const ask = async () => {
    setBusy(true)
    const path = '/acente-rezervasyon-iptal-hesapla-post'
    const answer = await call<typeof quoteDeskCancellation>({ method: 'POST', path }, { k_no })
    setBusy(false)
    setQuote(answer.success === 1 ? answer.data : undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  const cancel = async ({ kesinti, iade }: Quote) => {
    setBusy(true)
    const path = '/acente-rezervasyon-iptal-post'
    const answer = await call<typeof cancelDeskReservation>({ method: 'POST', path }, { k_no, kesinti, iade })
    setBusy(false)
    setQuote(undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
    if (answer.success === 1) onDone(t('detail.cancelled'))
  }
  return (
    <section aria-labelledby="desk-cancel">
      <h2 id="desk-cancel" className="mb-2 text-24">
        {t('detail.cancel')}
      </h2>
      <ul className="mb-3 text-14 text-ink-2">
        {conditions.map(({ gun, iade_oran }) => (
          <li key={gun}>{t('detail.condition', { days: gun, share: iade_oran })}</li>
        ))}
      </ul>
      {quote ? (
        <Note tone="warn" alert>
          <p>{t('cancelQuote', { kept: money(quote.kesinti), back: money(quote.iade) })}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button look="deep" size="sm" busy={busy} onClick={() => void cancel(quote)}>
              {t('cancelNow')}
            </Button>
            <Button look="line" size="sm" onClick={() => setQuote(undefined)}>
              {t('detail.leave')}
            </Button>
          </div>
        </Note>
      ) : (
        <Button look="line" busy={busy} onClick={() => void ask()}>
          {t('detail.cancelAsk')}
        </Button>
      )}
      <ProblemNote problem={problem} />
    </section>
  )
}
