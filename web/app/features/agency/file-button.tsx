import type { ReactNode } from 'react'

interface FileButtonProps {
  readonly id: string
  readonly accept: string
  /** Read out: what is chosen here. Begins or ends with the words of the button. */
  readonly name: string
  readonly error: string | undefined
  readonly describedBy?: string
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** The browser's own field speaks the browser's language, not that of the page, so it stands behind words of ours. */
export function FileButton({ id, accept, name, error, describedBy, onFile, children }: FileButtonProps) {
  const described = [error ? `${id}-error` : undefined, describedBy].filter(Boolean).join(' ')
  return (
    <label
      htmlFor={id}
      className="link relative inline-flex min-h-11 cursor-pointer items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea has-focus-visible:outline-offset-2"
    >
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen) onFile(chosen)
          // The same file once more is a choice as well.
          event.target.value = ''
        }}
      />
    </label>
  )
}
