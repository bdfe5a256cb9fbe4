export interface Vitals {
  lcp?: number
  cls?: number
  inp?: number
  fcp?: number
  ttfb?: number
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

interface Interaction extends PerformanceEntry {
  readonly interactionId?: number
}

/** Shifts of one burst count together: at most a second apart, at most five seconds long. */
export function largestBurst(shifts: readonly Pick<Shift, 'startTime' | 'value'>[]): number {
  let largest = 0
  let sum = 0
  let begun = 0
  let last = 0
  for (const { startTime, value } of shifts) {
    const together = sum > 0 && startTime - last < 1000 && startTime - begun < 5000
    sum = together ? sum + value : value
    begun = together ? begun : startTime
    last = startTime
    largest = Math.max(largest, sum)
  }
  return largest
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type, buffered: true }
  if (type === 'event') options.durationThreshold = 40
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe(options)
}

/** Web vitals of this visit, told once when the page is left or put aside. */
export function measureVitals(tell: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  const shifts: Shift[] = []
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = Math.round(startTime)
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = Math.round(startTime)
  })
  observe('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) shifts.push(entry as Shift)
  })
  observe('event', (entry) => {
    if ((entry as Interaction).interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(entry.duration))
  })
  observe('navigation', (entry) => {
    vitals.ttfb = Math.max(0, Math.round((entry as PerformanceNavigationTiming).responseStart))
  })
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    tell({ ...vitals, cls: Math.round(largestBurst(shifts) * 10_000) / 10_000 })
  }
  document.addEventListener('visibilitychange', leave)
}
