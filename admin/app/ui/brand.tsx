/** Sun over two waves, and the tenant's name beside it. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-20 font-[640] tracking-tight [font-variation-settings:'FLAR'_100]">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-7 flex-none">
        <circle cx="20" cy="17" r="12.5" fill="#f6b93b" />
        <path d="M0 25.5c4.5 0 5.6-3.4 10-3.4s5.5 3.4 10 3.4 5.6-3.4 10-3.4 5.5 3.4 10 3.4V40H0z" fill="#4fa3b3" />
        <path d="M0 32.5c4.5 0 5.6-3.4 10-3.4s5.5 3.4 10 3.4 5.6-3.4 10-3.4 5.5 3.4 10 3.4V40H0z" fill="#c5dde2" />
      </svg>
      <span className="truncate">{name}</span>
    </span>
  )
}
