import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Suggestions } from './use-suggestions.ts'

export const LISTBOX = 'arama-onerileri'

export function optionId(index: number): string {
  return `${LISTBOX}-${index}`
}

const STEPS: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1 >= count ? 0 : active + 1),
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
}

/** The keyboard of a combobox: the field keeps the focus, the arrows move through the options. */
export function useListbox(root: RefObject<HTMLElement | null>, found: Suggestions) {
  const [active, setActive] = useState(-1)
  // The way to all results is the last option.
  const count = found.hits.length > 0 ? found.hits.length + 1 : 0
  const optionAt = (index: number) => root.current?.querySelector<HTMLAnchorElement>(`#${optionId(index)}`)
  return {
    active,
    reset: () => setActive(-1),
    activeHref: () => (active >= 0 ? (optionAt(active)?.getAttribute('href') ?? undefined) : undefined),
    fieldProps: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': LISTBOX,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 && active < count ? optionId(active) : undefined,
      onKeyDown(event: KeyboardEvent) {
        const next = count > 0 ? STEPS[event.key]?.(active, count) : undefined
        if (next === undefined) return
        event.preventDefault()
        setActive(next)
        optionAt(next)?.scrollIntoView({ block: 'nearest' })
      },
    } as const,
  }
}
