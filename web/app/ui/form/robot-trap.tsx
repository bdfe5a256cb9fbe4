import type { ComponentProps } from 'react'

/** A field out of sight and out of the tab order; only a robot fills it in. */
export function RobotTrap(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] h-px w-px overflow-hidden">
      <input name="web_sitesi" {...props} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
