import { formatMoney } from '@meltem/i18n/format'
import { useFrame } from '../platform/page/frame.ts'
import { splitMoney } from './split-money.ts'

interface SumProps {
  /** The sum in words already. */
  readonly text: string
  readonly className?: string | undefined
}

/** The whole part is read at a glance, the decimals are there but small: `€385,00`. */
export function Sum({ text, className = '' }: SumProps) {
  const { whole, decimals, rest } = splitMoney(text)
  return (
    <span className={`flar font-[680] tracking-[-0.01em] whitespace-nowrap ${className}`}>
      {whole}
      <small className="font-semibold text-[0.68em] tracking-normal">{decimals}</small>
      {rest}
    </span>
  )
}

interface PriceProps {
  readonly amount: number
  readonly currency: string
  readonly className?: string
}

/** An amount as a sum. */
export function Price({ amount, currency, className }: PriceProps) {
  const { language } = useFrame()
  return <Sum text={formatMoney(language, amount, currency)} className={className} />
}
