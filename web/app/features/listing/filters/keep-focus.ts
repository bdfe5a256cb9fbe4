/** A list takes no longer; then the person has gone on in another way. */
const LIMIT_MS = 10_000

type Field = HTMLInputElement | HTMLSelectElement

function twinOf({ name, value, type }: Field, root: HTMLElement): HTMLElement | undefined {
  const named = root.querySelectorAll<Field>(`[name="${CSS.escape(name)}"]`)
  return [...named].find((one) => one.type === type && (type !== 'checkbox' || one.value === value))
}

/**
 * A visitor in a field stays in it. A form that has not come to life yet is drawn anew when its list changes, and the
 * keyboard would begin at the top of the page again.
 */
export function keepFocus(root: HTMLElement, field: Field): void {
  // The sheet of a phone lives from its beginning, and gives the focus back to what opened it.
  if (document.activeElement !== field || field.closest('dialog')) return
  const watcher = new MutationObserver(() => {
    if (field.isConnected) return
    if (document.activeElement !== document.body) return stop()
    const twin = twinOf(field, root)
    if (!twin) return
    twin.focus({ preventScroll: true })
    stop()
  })
  const limit = setTimeout(stop, LIMIT_MS)
  function stop(): void {
    watcher.disconnect()
    clearTimeout(limit)
  }
  watcher.observe(root, { childList: true, subtree: true })
}
