import { useTranslations } from 'use-intl'
import { CallError } from '../../platform/call-error.ts'
import { useMissingRightText } from '../../platform/rights.ts'

/** The sentence for whatever a call or a screen threw. */
export function useErrorText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const problem = useTranslations('admin.problem')
  const missingRight = useMissingRightText()
  return (error) => {
    if (!(error instanceof CallError)) return errors('sunucu_hatasi')
    if (error.missingRight) return missingRight(error.missingRight)
    return error.code === 'baglanti' ? problem('network') : errors(error.code)
  }
}
