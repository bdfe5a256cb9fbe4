import type { ReactNode } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'

const chip = tv({
  base: 'inline-flex min-h-[26px] items-center gap-1.5 rounded-chip px-2.5 py-0.5 font-semibold text-13 whitespace-nowrap',
  variants: {
    tone: {
      plain: 'bg-mist text-ink-2',
      good: 'bg-olive-tint text-olive',
      wait: 'bg-sun-tint text-sun-ink',
      bad: 'bg-danger-tint text-danger',
      sea: 'bg-sea-tint text-sea',
      campaign: 'bg-bole-tint text-bole',
    },
    dot: { true: 'before:size-[7px] before:rounded-chip before:bg-current' },
  },
  defaultVariants: { tone: 'plain' },
})

/** The word names the state; colour and dot only repeat it. */
export function Chip({ children, ...look }: VariantProps<typeof chip> & { children: ReactNode }) {
  return <span className={chip(look)}>{children}</span>
}
