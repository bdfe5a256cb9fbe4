interface SegmentedProps<T extends string> {
  /** Spoken name of the group. */
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly busy?: boolean
}

/** One of a few, all visible. The pressed one keeps its place, so the focus does too. */
export function Segmented<T extends string>({ label, options, value, onChange, busy = false }: SegmentedProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that act at once.
    <div
      role="group"
      aria-label={label}
      aria-busy={busy}
      className="inline-flex max-w-full flex-wrap overflow-hidden rounded-control border border-line-strong bg-paper"
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => {
            if (!busy && option.value !== value) onChange(option.value)
          }}
          className="min-h-[34px] flex-auto border-line-strong border-l px-3 text-13 font-semibold first:border-l-0 hover:bg-mist focus-visible:shadow-[inset_0_0_0_2px_var(--color-paper),inset_0_0_0_4px_var(--color-sea)] aria-pressed:bg-sea-deep aria-pressed:text-paper"
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
