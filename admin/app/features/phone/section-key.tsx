/** The key that leads here, drawn where the hand is; a phone has none. */
export function SectionKey({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="max-lg:hidden">
      <kbd className="rounded-control border border-line-strong px-1.5 text-12 text-ink-2">{name}</kbd>
    </span>
  )
}
