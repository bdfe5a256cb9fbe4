/** A key, drawn where the hand is; phones have none. No part of the name of its button: `?` lists the keys in words. */
export function Kbd({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="rounded-card border border-line-strong px-1 text-11 max-lg:hidden">
      {children}
    </span>
  )
}
