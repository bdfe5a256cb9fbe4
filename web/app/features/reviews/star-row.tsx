import { Icon } from '../../ui/icon.tsx'

/** Five stars, so many of them filled; the number is said beside them. */
export function StarRow({ value, label }: { value: number; label: string }) {
  return (
    <span className="inline-flex" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon
          key={place}
          name="star"
          className={`size-4 ${place <= value ? 'fill-ink stroke-ink' : 'fill-none stroke-line-strong'}`}
        />
      ))}
    </span>
  )
}
