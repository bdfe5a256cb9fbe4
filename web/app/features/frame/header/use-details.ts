import { type RefObject, useEffect } from 'react'

/**
 * Makes a `<details>` behave like a menu: a press or focus elsewhere closes it, Esc closes it and gives the focus back.
 * Opening and closing by its own summary is the browser's business and works without any script.
 */
export function useDetails(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current
    if (!details) return
    const closeFrom = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) details.open = false
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return
      const inside = details.contains(document.activeElement)
      details.open = false
      if (inside) details.querySelector('summary')?.focus()
    }
    // A link inside leads on without a new document: the menu must not stay open over the new page.
    const closeByLink = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) details.open = false
    }
    document.addEventListener('pointerdown', closeFrom)
    document.addEventListener('focusin', closeFrom)
    document.addEventListener('keydown', closeByKey)
    details.addEventListener('click', closeByLink)
    return () => {
      document.removeEventListener('pointerdown', closeFrom)
      document.removeEventListener('focusin', closeFrom)
      document.removeEventListener('keydown', closeByKey)
      details.removeEventListener('click', closeByLink)
    }
  }, [ref])
}
