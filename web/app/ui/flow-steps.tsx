import { Icon } from './icon.tsx'

interface FlowStepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Where the person is, from 0. */
  readonly place: number
  /** Read out after the name of a step that lies behind. */
  readonly complete: string
  readonly className?: string
}

/** Where the person is on the way, as stops along a dotted passage (styles/booking.css). */
export function FlowSteps({ label, steps, place, complete, className = '' }: FlowStepsProps) {
  return (
    <ol className={`flow-steps ${className}`} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={stateOf(index, place)} aria-current={index === place ? 'step' : undefined}>
          <i aria-hidden="true">{index < place ? <Icon name="check" /> : index + 1}</i>
          <span>
            {step}
            {index < place ? <span className="sr-only"> {complete}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stateOf(index: number, place: number): string {
  if (index === place) return 'now'
  return index < place ? 'done' : ''
}
