import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const style = tv({
  base: 'inline-flex min-h-[21px] items-center gap-1.5 rounded-chip px-2 text-[11.5px] font-semibold whitespace-nowrap before:size-1.5 before:rounded-chip before:bg-current',
  variants: {
    tone: {
      plain: 'bg-mist text-ink-2',
      ok: 'bg-olive-tint text-olive',
      wait: 'bg-sun-tint text-sun-ink',
      bad: 'bg-danger-tint text-danger',
    },
  },
})

export type Tone = 'plain' | 'ok' | 'wait' | 'bad'

/** A state: always a word, the colour only repeats it. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={style({ tone })}>{children}</span>
}
