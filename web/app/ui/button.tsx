import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & ButtonLook & { disabled?: boolean | undefined }

/** A busy button keeps its width and its focus; further presses do nothing, and it says so as a blocked one does. */
export function Button({
  look,
  size,
  full,
  busy,
  className,
  type = 'button',
  disabled,
  onClick,
  'aria-disabled': blocked,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle({ look, size, full, busy, className })}
      disabled={disabled && !busy}
      aria-disabled={busy || blocked}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
