import { tv, type VariantProps } from 'tailwind-variants/lite'

/** One `sun` per screen: it is the next step. */
export const buttonStyle = tv({
  base: 'inline-flex items-center justify-center gap-2 rounded-control border text-14 font-[640] no-underline transition-colors disabled:cursor-not-allowed disabled:border-line disabled:bg-mist disabled:text-ink-3',
  variants: {
    look: {
      sun: 'border-sun-edge border-b-2 bg-sun text-ink hover:bg-sun-press active:border-b active:pt-px',
      line: 'border-line-strong bg-paper text-ink hover:border-ink hover:bg-mist',
    },
    size: { text: 'min-h-9 px-3.5', icon: 'min-h-9 min-w-9 px-2', full: 'mt-1 min-h-10 w-full px-3.5' },
    busy: { true: 'cursor-progress' },
  },
  defaultVariants: { look: 'line', size: 'text' },
})

type ButtonProps = React.ComponentProps<'button'> & Pick<VariantProps<typeof buttonStyle>, 'look' | 'size' | 'busy'>

/** A busy button keeps its words and its width, and ignores further clicks without losing the focus. */
export function Button({ look, size, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonStyle({ look, size, busy, className })}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 flex-none rounded-chip border-2 border-current border-r-transparent motion-safe:animate-spin"
        />
      )}
      {children}
    </button>
  )
}
