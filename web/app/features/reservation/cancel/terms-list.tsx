import type { LineTerms } from '@meltem/contract/reservation/standing'
import { cancellationWords } from '@meltem/i18n/cancellation-words'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'

/** What comes back for one service: what applies today first, then what follows. Nothing that is over. */
export function TermsList({ terms }: { terms: LineTerms }) {
  const { language } = useFrame()
  const t = useTranslations('cancellation')
  const words = cancellationWords((key, values) => t(key, values), language, terms.pencereler)
  return (
    <ul className="text-14 text-ink-2">
      {words.map((text) => (
        <li key={text} className="first:text-ink">
          {text}
        </li>
      ))}
    </ul>
  )
}
