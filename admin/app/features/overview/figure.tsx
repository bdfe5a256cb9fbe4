import { CircleAlert, CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../ui/chip.tsx'

const ICONS = { ok: CircleCheck, wait: Clock, bad: CircleAlert, plain: undefined }
const COLOURS = { ok: 'text-olive', wait: 'text-sun-ink', bad: 'text-danger', plain: 'text-ink-2' }

interface FigureProps {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly tone: Tone
  readonly note: string
}

/** One number of the day; what it means stands below it in words. */
export function Figure({ label, value, tone, note }: FigureProps) {
  const Icon = ICONS[tone]
  return (
    <div className="flex min-w-0 flex-col border-line border-r border-b px-4 py-3">
      <dt className="flex min-h-6 items-center">{label}</dt>
      <dd className="num text-24 leading-tight font-[660] max-sm:text-16">{value}</dd>
      <dd className={`mt-0.5 flex items-start gap-1 text-12 font-[550] ${COLOURS[tone]}`}>
        {Icon && <Icon aria-hidden="true" className="icon" />}
        {note}
      </dd>
    </div>
  )
}
