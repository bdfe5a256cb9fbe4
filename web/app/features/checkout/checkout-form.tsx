import { formatMoney } from '@meltem/i18n/format'
import { type SubmitEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { StepsBar } from '../basket/steps-bar.tsx'
import { useCheckout } from './checkout-context.tsx'
import { allowedView, type CheckoutView, problemsOf, stepsOf } from './checkout-steps.ts'
import { Contracts } from './contracts.tsx'
import { fieldId } from './field-id.ts'
import { GuestSection } from './guest-section.tsx'
import { PaymentSection } from './payment-section.tsx'
import { CommonQuestions, Travellers } from './questions.tsx'
import { Summary } from './summary.tsx'
import { usePlace } from './use-place.ts'
import { ProblemsContext, useProblems, useShownProblems } from './use-shown-problems.ts'

/** Guest data, then payment: two views of one list of steps. */
export function CheckoutForm() {
  const { facts, kind, failure } = useCheckout()
  const [query] = useSearchParams()
  const t = useTranslations('checkout')
  const view = allowedView(facts, query.get('adim') === 'odeme' ? 'odeme' : 'misafir')
  const shown = useShownProblems(facts)
  return (
    <ProblemsContext value={shown}>
      <StepsBar now={view === 'misafir' ? 'guest' : 'pay'} kind={kind} />
      <h1 className="mb-4.5 text-38">{t(titleKey(view, kind))}</h1>
      {failure ? (
        <div className="mb-4">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      <div className="two">
        <View key={view} view={view} />
        <Summary />
      </div>
    </ProblemsContext>
  )
}

function titleKey(view: CheckoutView, kind: 'direk' | 'sor_sat') {
  if (view === 'misafir') return 'guestTitle'
  return kind === 'direk' ? 'payTitle' : 'sendTitle'
}

const SECTIONS = {
  misafir: GuestSection,
  bilgiler: CommonQuestions,
  yolcular: Travellers,
  odeme: PaymentSection,
  sozlesmeler: Contracts,
} as const

function View({ view }: { view: CheckoutView }) {
  const { facts } = useCheckout()
  const [query, setQuery] = useSearchParams()
  const { place, busy, failure } = usePlace()
  const [complaint, setComplaint] = useState<number>(0)
  const { showAll } = useProblems()
  const steps = stepsOf(facts).filter((step) => step.view === view)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const problems = problemsOf(facts, view)
    setComplaint(problems.length)
    if (problems[0]) {
      showAll()
      focusField(problems[0].alan)
      return
    }
    if (view === 'odeme') {
      void place()
      return
    }
    const next = new URLSearchParams(query)
    next.set('adim', 'odeme')
    setQuery(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <form noValidate onSubmit={submit} id="odeme-formu">
      {steps.map(({ id }) => {
        const Section = SECTIONS[id]
        return <Section key={id} />
      })}
      {complaint > 0 ? <Complaint count={problemsOf(facts, view).length} /> : null}
      {failure ? (
        <div className="mb-4">
          <Note tone="danger" alert>
            {failure}
          </Note>
        </div>
      ) : null}
      <Actions view={view} busy={busy} />
    </form>
  )
}

/** The element that carries the problem; a group of choices is reached at its first one. */
function focusField(alan: string): void {
  const target = document.getElementById(fieldId(alan))
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}

function Complaint({ count }: { count: number }) {
  const t = useTranslations('checkout')
  if (count === 0) return null
  return (
    <div className="mb-4" role="alert">
      <Note tone="danger">{t('problems', { count })}</Note>
    </div>
  )
}

function Actions({ view, busy }: { view: CheckoutView; busy: boolean }) {
  const { language } = useFrame()
  const { quote, due, kind, draft } = useCheckout()
  const t = useTranslations('checkout')
  const [query] = useSearchParams()
  const onTheDay = draft.odeme_yontemi === 'tur_gunu'
  const sum = due && (onTheDay ? due.genel_toplam : due.on_odeme_toplam)
  const amount = sum !== undefined && quote ? formatMoney(language, sum, quote.fis.kur) : ''
  const back = new URLSearchParams(query)
  back.delete('adim')
  const here = back.toString()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        type="submit"
        look="sun"
        size="lg"
        busy={busy}
        aria-disabled={quote === undefined || undefined}
        className="max-sm:w-full"
      >
        {view === 'odeme' && kind === 'direk' ? <Icon name="lock" /> : null}
        {buttonText()}
      </Button>
      {view === 'odeme' ? (
        <a className="link min-h-11 content-center" href={`/${language}/basket/checkout${here ? `?${here}` : ''}`}>
          {t('backToGuest')}
        </a>
      ) : (
        <a className="link min-h-11 content-center" href={`/${language}/basket/cart`}>
          {t('backToBasket')}
        </a>
      )}
    </div>
  )

  function buttonText(): string {
    if (view === 'misafir') return kind === 'direk' ? t('toPayment') : t('toSend')
    if (kind === 'sor_sat') return t('sendRequest')
    return t(`pay.${draft.odeme_yontemi}`, { amount })
  }
}
