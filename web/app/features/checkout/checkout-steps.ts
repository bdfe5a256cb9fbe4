import type { Answers, AskedField } from '@meltem/domain/reservation/guest-questions'
import type { CartKind } from '../../platform/stores/cart.ts'
import type { CheckoutDraft, PaymentWay } from '../../platform/stores/checkout-draft.ts'
import { answerRule } from './guest-questions.ts'
import { type GuestRule, guestProblems } from './guest-rules.ts'

/** Everything the steps look at. What identifies a person is typed on this page and lives only as long as it. */
export interface CheckoutFacts {
  readonly kind: CartKind
  readonly fields: readonly AskedField[]
  readonly draft: CheckoutDraft
  readonly identity: string
  readonly identityNeeded: boolean
  readonly answers: Answers
  readonly today: string
  /** Ways to pay this basket; undefined until the server has said. */
  readonly methods: readonly PaymentWay[] | undefined
  readonly instalments: readonly number[]
  /** Contracts of this basket; undefined until they are there to be read. */
  readonly contracts: readonly string[] | undefined
  readonly accepted: ReadonlySet<string>
}

export type StepRule = GuestRule | 'yontem' | 'taksit' | 'sozlesme'

export interface Problem {
  /** Field, as it is called on the page. */
  readonly alan: string
  readonly kural: StepRule
}

export const VIEWS = ['misafir', 'odeme'] as const
export type CheckoutView = (typeof VIEWS)[number]

export interface CheckoutStep {
  readonly id: 'misafir' | 'yolcular' | 'bilgiler' | 'odeme' | 'sozlesmeler'
  readonly view: CheckoutView
  readonly applies: (facts: CheckoutFacts) => boolean
  /** What is still in the way; the step is complete when nothing is. */
  readonly problems: (facts: CheckoutFacts) => Problem[]
}

function answerProblems(facts: CheckoutFacts, personal: boolean): Problem[] {
  return facts.fields
    .filter(({ kisi }) => (kisi !== null) === personal)
    .flatMap((field) => {
      const kural = answerRule(field, facts.answers[field.ad] ?? '', facts.today)
      return kural ? [{ alan: field.ad, kural }] : []
    })
}

function paymentProblems({ draft, methods, instalments }: CheckoutFacts): Problem[] {
  if (!methods?.includes(draft.odeme_yontemi)) return [{ alan: 'odeme_yontemi', kural: 'yontem' }]
  const byCard = draft.odeme_yontemi === 'kredi_karti'
  const offered = draft.kart_taksit === 1 || instalments.includes(draft.kart_taksit)
  return byCard && !offered ? [{ alan: 'kart_taksit', kural: 'taksit' }] : []
}

/** A list of steps that differ by basket: each knows whether it applies and what it still misses. */
export const STEPS: readonly CheckoutStep[] = [
  {
    id: 'misafir',
    view: 'misafir',
    applies: () => true,
    problems: ({ draft, identity, identityNeeded, today }) =>
      guestProblems({ guest: draft.misafir, identity, identityNeeded, today }).map(([alan, kural]) => ({
        alan,
        kural,
      })),
  },
  {
    id: 'bilgiler',
    view: 'misafir',
    applies: ({ fields }) => fields.some(({ kisi }) => kisi === null),
    problems: (facts) => answerProblems(facts, false),
  },
  {
    id: 'yolcular',
    view: 'misafir',
    applies: ({ fields }) => fields.some(({ kisi }) => kisi !== null),
    problems: (facts) => answerProblems(facts, true),
  },
  { id: 'odeme', view: 'odeme', applies: ({ kind }) => kind === 'direk', problems: paymentProblems },
  {
    id: 'sozlesmeler',
    view: 'odeme',
    applies: () => true,
    problems: ({ contracts, accepted }) =>
      (contracts ?? ['mesafeli_satis'])
        .filter((contract) => !accepted.has(contract))
        .map((contract) => ({ alan: `sozlesme-${contract}`, kural: 'sozlesme' as const })),
  },
]

export function stepsOf(facts: CheckoutFacts): CheckoutStep[] {
  return STEPS.filter((step) => step.applies(facts))
}

export function problemsOf(facts: CheckoutFacts, view?: CheckoutView): Problem[] {
  return stepsOf(facts)
    .filter((step) => view === undefined || step.view === view)
    .flatMap((step) => step.problems(facts))
}

/** The view the buyer may see: not the payment while something of the guests is missing. */
export function allowedView(facts: CheckoutFacts, wanted: CheckoutView): CheckoutView {
  return wanted === 'odeme' && problemsOf(facts, 'misafir').length > 0 ? 'misafir' : wanted
}
