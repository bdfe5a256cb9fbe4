import type { PricedOption } from '@meltem/contract/catalog/prices-office'
import { formatBareMoney } from '@meltem/i18n/format'
import { useMemo, useState } from 'react'
import { useLanguage } from '../../platform/language-provider.tsx'
import { type EditedPeriod, editedPeriods, problemsOf } from './period-edit.ts'

/** The periods of an option as they are typed; what a colleague saves meanwhile replaces only what nobody has touched. */
export function usePeriods(option: PricedOption) {
  const { language } = useLanguage()
  const fresh = () => editedPeriods(option, (amount) => formatBareMoney(language, amount))
  const mark = `${option.k_no}${JSON.stringify(option.donemler)}`
  const [known, setKnown] = useState(mark)
  const [periods, setPeriods] = useState(fresh)
  const [isDirty, setDirty] = useState(false)
  if (mark !== known) {
    setKnown(mark)
    if (!isDirty) setPeriods(fresh())
  }
  const problems = useMemo(() => problemsOf(periods), [periods])
  return {
    periods,
    isDirty,
    problems,
    edit: (change: (now: readonly EditedPeriod[]) => readonly EditedPeriod[]) => {
      setPeriods((now) => [...change(now)])
      setDirty(true)
    },
    drop: () => {
      setPeriods(fresh())
      setDirty(false)
    },
    kept: () => setDirty(false),
  }
}

export type Periods = ReturnType<typeof usePeriods>
