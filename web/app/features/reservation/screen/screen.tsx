import type { ReactNode } from 'react'
import type { ReservationAccess } from '../access/reservation-access.ts'

const FRAMES = {
  trip: { all: 'two', main: 'grid gap-10', side: 'grid content-start gap-4' },
  account: {
    all: 'grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start',
    main: 'grid gap-10',
    side: 'grid gap-10',
  },
  portal: { all: 'mt-6', main: 'grid gap-8', side: '' },
} as const

interface ScreenProps {
  readonly of: Pick<ReservationAccess, 'look'>
  readonly children: ReactNode
  readonly side?: ReactNode
}

/** One reservation: what waits, what was booked and what can be done, and beside it money and papers. */
export function Screen({ of: { look }, children, side }: ScreenProps) {
  const frame = FRAMES[look]
  const Side = look === 'trip' ? 'aside' : 'div'
  return (
    <div className={frame.all}>
      <div className={frame.main}>{children}</div>
      {side ? <Side className={frame.side}>{side}</Side> : null}
    </div>
  )
}
