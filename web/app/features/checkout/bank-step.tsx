import { startPayment } from '@meltem/contract/payment/payment'
import { formatMoney } from '@meltem/i18n/format'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { useFrame } from '../../platform/page/frame.ts'
import type { Placed } from '../../platform/stores/checkout-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Clock } from '../basket/clock.tsx'
import { coastTime } from '../basket/countdown.ts'
import { outcomeQuery, ownOf } from '../basket/outcome/outcome-address.ts'
import { usePaymentPoll } from '../basket/outcome/use-payment-poll.ts'
import { StepsBar } from '../basket/steps-bar.tsx'
import { BankFrame } from '../payment/bank-frame.tsx'

/** Length of a hold, for the bar below the clock. */
const HOLD_MINUTES = 15

/** The provider's own page, in a frame where it allows one; whatever is typed there never reaches us. */
export function BankStep({ placed }: { placed: Placed }) {
  const t = useTranslations('checkout.bank')
  const { language } = useFrame()
  const navigate = useNavigate()
  const { started, failure, begin } = useBank(placed)
  const { state } = usePaymentPoll(ownOf(placed), started !== undefined)
  const settled = state && state.sonuc !== 'bekliyor' && state.sonuc !== 'isleniyor'
  useEffect(() => {
    if (settled) void navigate(`/${language}/basket/result?${outcomeQuery(placed)}`, { replace: true })
  }, [settled, placed, language, navigate])
  return (
    <>
      <StepsBar now="pay" />
      <h1 className="mb-4.5 text-38">{t('title')}</h1>
      {failure ? <Failed message={failure} onAgain={begin} /> : null}
      {started ? (
        <div className="grid max-w-[820px] gap-4">
          {started.bitis ? (
            <Clock
              end={started.bitis}
              minutes={HOLD_MINUTES}
              onOver={() => void navigate(`/${language}/basket/result?${outcomeQuery(placed)}`)}
            >
              <p>{t('until', coastTime(started.bitis))}</p>
              <p className="text-on-deep">
                {t('amount', { amount: formatMoney(language, started.data.tutar, started.data.kur) })}
              </p>
            </Clock>
          ) : null}
          <Provider started={started} />
        </div>
      ) : null}
      {started || failure ? null : <p role="status">{t('opening')}</p>}
    </>
  )
}

interface StartedPayment {
  readonly data: { readonly tutar: number; readonly kur: string }
  readonly adim: { readonly tur: 'cerceve' | 'yonlendir'; readonly url: string }
  readonly bitis: string | null
}

function Provider({ started: { adim } }: { started: StartedPayment }) {
  const t = useTranslations('checkout.bank')
  if (adim.tur === 'cerceve') {
    return <BankFrame src={adim.url} />
  }
  return (
    <p role="status">
      {t('leaving')}{' '}
      <a className="link" href={adim.url} data-document>
        {t('goThere')}
      </a>
    </p>
  )
}

function Failed({ message, onAgain }: { message: string; onAgain: () => void }) {
  const { language } = useFrame()
  const t = useTranslations('checkout.bank')
  return (
    <div className="grid max-w-[640px] gap-4">
      <Note tone="danger" alert>
        {message}
      </Note>
      <div className="flex flex-wrap gap-3">
        <Button look="sun" size="lg" onClick={onAgain}>
          {t('again')}
        </Button>
        <a className="btn btn-line btn-lg" href={`/${language}/basket/result`}>
          {t('otherWays')}
        </a>
      </div>
    </div>
  )
}

/** Asks for the bank's page once; asking again, after a reload or in another tab, leads to the same one. */
function useBank({ k_no, anahtar }: Placed) {
  const call = useCall()
  const { language } = useFrame()
  const navigate = useNavigate()
  const [started, setStarted] = useState<StartedPayment>()
  const [failure, setFailure] = useState<string>()
  const [turn, setTurn] = useState(0)
  const asked = useRef(-1)
  useEffect(() => {
    if (asked.current === turn) return
    asked.current = turn
    // What is due is the reservation's own word: everything, where everything was chosen.
    const body = { ...ownOf({ k_no, anahtar }), tutar: 'on_odeme', lang: language } as const
    void call(startPayment, body).then((answer) => {
      if (answer.success === 1) {
        setStarted(answer)
        if (answer.adim.tur === 'yonlendir') window.location.assign(answer.adim.url)
        return
      }
      // Paid, run out or under way elsewhere: the page of outcomes knows what to say.
      if (['odeme_suruyor', 'odenecek_yok', 'tutma_bitti', 'durum_uygun_degil'].includes(answer.code)) {
        void navigate(`/${language}/basket/result?${outcomeQuery({ k_no, anahtar })}`, { replace: true })
      } else setFailure(answer.message)
    })
  }, [call, k_no, anahtar, language, navigate, turn])
  return {
    started,
    failure,
    begin: () => {
      setFailure(undefined)
      setTurn((now) => now + 1)
    },
  }
}
