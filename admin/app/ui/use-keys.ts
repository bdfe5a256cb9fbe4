import { useLayoutEffect } from 'react'

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable], dialog'

/** What a key does; with Shift held it may do more. */
export type KeyActs = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Single letters act only while nobody types, no window is open and no modifier is held. They act from the moment their
 * buttons are drawn: an effect after drawing would lose the key of a quick hand.
 */
export function useKeys(keys: KeyActs): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.toLowerCase()]
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (!act || typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      event.preventDefault()
      act(event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [keys])
}
