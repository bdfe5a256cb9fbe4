interface Bar {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The year before, as a tick across. */
  readonly before?: number | undefined
  readonly label: string
}

/** Room at the right end for the label of the longest bar. */
const SCALE = 74

/** Lying bars with their names before them and their values behind. The table below says the same, so readers skip them. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(0.0001, ...bars.map(({ value, before = 0 }) => Math.max(value, before)))
  const share = (value: number) => (SCALE * value) / largest
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[minmax(0,auto)_minmax(0,1fr)] items-center gap-x-2.5 gap-y-1.5 p-4"
    >
      {bars.map(({ key, name, value, before, label }) => (
        <div key={key} className="contents">
          <span className="max-w-40 truncate text-right text-13 text-ink-2 max-sm:max-w-28">{name}</span>
          <svg aria-hidden="true" width="100%" height="18" className="chart block overflow-visible">
            <rect width={`${share(value)}%`} y="1" height="16" className="chart-fill" />
            {before !== undefined && (
              <rect x={`${share(before)}%`} y="-1" width="2" height="20" className="chart-tick" />
            )}
            <text
              x={`${Math.max(share(value), before === undefined ? 0 : share(before))}%`}
              dx="7"
              y="13.5"
              className="chart-label"
            >
              {label}
            </text>
          </svg>
        </div>
      ))}
    </div>
  )
}
