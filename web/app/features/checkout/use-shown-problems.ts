import { createContext, useContext, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { type CheckoutFacts, type Problem, problemsOf } from './checkout-steps.ts'

interface ShownProblems {
  /** The sentence of a field, once it has been touched or everything was asked for. */
  readonly errorOf: (alan: string) => string | undefined
  readonly touch: (alan: string) => void
  readonly showAll: () => void
}

export const ProblemsContext = createContext<ShownProblems | undefined>(undefined)

/** A field complains only after it was left (PEOPLE-11), or when the person wants to go on. */
export function useShownProblems(facts: CheckoutFacts): ShownProblems {
  const t = useTranslations('checkout.rules')
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [all, setAll] = useState(false)
  const problems = new Map(problemsOf(facts).map((problem: Problem) => [problem.alan, problem.kural]))
  return {
    errorOf: (alan) => {
      const rule = problems.get(alan)
      return rule && (all || touched.has(alan)) ? t(rule) : undefined
    },
    touch: (alan) => setTouched((now) => (now.has(alan) ? now : new Set([...now, alan]))),
    showAll: () => setAll(true),
  }
}

export function useProblems(): ShownProblems {
  const shown = useContext(ProblemsContext)
  if (!shown) throw new Error('Only fields of the checkout know what is wrong with them')
  return shown
}
