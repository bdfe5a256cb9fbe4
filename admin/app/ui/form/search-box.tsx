import { Search } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'

interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  /** What the list is cut by now. */
  readonly value: string
  readonly onSearch: (words: string) => void
}

const PAUSE_MS = 250

/** Searches while a person types, a moment after the last key; Enter does not wait. */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  const [known, setKnown] = useState(value)
  // The address has changed without the box: another view was chosen.
  if (value !== known) {
    setKnown(value)
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const send = useCallback(() => {
    setSent(typed)
    onSearch(typed)
  }, [typed, onSearch])
  useEffect(() => {
    if (typed === sent) return
    const timer = setTimeout(send, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, sent, send])
  return (
    <search className="relative grid min-w-0 max-sm:w-full sm:w-64">
      <Search
        aria-hidden="true"
        className="icon pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // In a form it searches, and saves nothing.
          event.preventDefault()
          send()
        }}
        className="control w-full pl-9! placeholder:text-ellipsis max-lg:min-h-11!"
      />
    </search>
  )
}
