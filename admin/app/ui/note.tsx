import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { tv } from 'tailwind-variants/lite'

const style = tv({
  base: 'flex gap-2.5 border-l-3 px-3.5 py-2.5 text-14',
  variants: {
    tone: {
      warn: 'border-sun-edge bg-sun-tint text-sun-ink',
      danger: 'border-danger bg-danger-tint text-danger',
    },
  },
})

/** A sentence that must be seen; screen readers hear it when it appears. */
export function Note({ tone, children }: { tone: 'warn' | 'danger'; children: ReactNode }) {
  const Icon = tone === 'danger' ? CircleAlert : Info
  return (
    <div role="alert" className={style({ tone })}>
      <Icon aria-hidden="true" className="icon mt-px" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
