import type { StaffRole } from '@meltem/contract/staff/rights'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import { ClaimsToday, DeparturesToday, EndingToday, RequestsToday, StaysToday, type Today } from './lists.tsx'
import { NewestBookings, Occupancy } from './tables.tsx'

type Part = 'departures' | 'requests' | 'ending' | 'claims' | 'stays'

/** What each role needs first stands first. A part that a person may not see is not sent. */
const ORDER: Readonly<Record<StaffRole, readonly Part[]>> = {
  yonetici: ['departures', 'requests', 'ending', 'claims', 'stays'],
  satis: ['requests', 'ending', 'departures', 'stays', 'claims'],
  operasyon: ['departures', 'stays', 'requests', 'ending', 'claims'],
  muhasebe: ['claims', 'ending', 'departures', 'stays', 'requests'],
  icerik: ['departures', 'stays', 'requests', 'ending', 'claims'],
  saha: ['departures', 'stays', 'requests', 'ending', 'claims'],
}

function partOf(part: Part, today: Today, now: number): ReactNode {
  switch (part) {
    case 'departures':
      return today.kalkislar && <DeparturesToday rows={today.kalkislar} />
    case 'requests':
      return today.istekler && <RequestsToday part={today.istekler} now={now} />
    case 'ending':
      return today.bitenler && <EndingToday part={today.bitenler} now={now} />
    case 'claims':
      return today.bildirimler && <ClaimsToday part={today.bildirimler} />
    case 'stays':
      return today.giris_cikis && <StaysToday rows={today.giris_cikis} />
  }
}

/** Tables at the left, the column of the role at the right. */
export function TodayBoard({ today, now, rol }: { today: Today; now: number; rol: StaffRole }) {
  const column = ORDER[rol]
    .map((part) => ({ part, shown: partOf(part, today, now) }))
    .filter(({ shown }) => Boolean(shown))
  const tables = today.yeniler || today.doluluk
  if (column.length === 0 && !tables) return null
  const [first, ...rest] = column
  return (
    <div className="mb-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid min-w-0 gap-4">
        <ConflictsToday count={today.cakismalar ?? 0} />
        <ApprovalsToday count={today.onaylar ?? 0} />
        {today.yeniler && <NewestBookings rows={today.yeniler} />}
        {today.doluluk && <Occupancy part={today.doluluk} />}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {rest.slice(1).map(({ part, shown }) => (
            <div key={part} className="min-w-0 lg:last:odd:col-span-2">
              {shown}
            </div>
          ))}
        </div>
      </div>
      <div className="grid min-w-0 gap-4 max-xl:order-first">
        {[first, rest[0]].map((one) => one && <div key={one.part}>{one.shown}</div>)}
      </div>
    </div>
  )
}

/** Nights that were sold twice come before everything else. */
function ConflictsToday({ count }: { count: number }) {
  const t = useTranslations('admin.today')
  if (count === 0) return null
  return (
    <Note tone="danger">
      {t('conflicts', { count })}{' '}
      <Link to="/takvim" className="link text-danger!">
        {t('open_calendar')}
      </Link>
    </Note>
  )
}

/** Money that nobody may give away alone waits for a second person. */
function ApprovalsToday({ count }: { count: number }) {
  const t = useTranslations('admin.today')
  if (count === 0) return null
  return (
    <Note tone="warn">
      {t('approvals', { count })}{' '}
      <Link to="/onaylar" className="link text-sun-ink!">
        {t('open_approvals')}
      </Link>
    </Note>
  )
}
