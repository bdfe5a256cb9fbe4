import { useTranslations } from 'use-intl'
import { FieldFrame } from '../../features/field/field-frame.tsx'
import { GuestList } from '../../features/field/guest-list.tsx'
import { keepForOffline } from '../../features/field/keep-for-offline.ts'
import { QueueView, ResultsView } from '../../features/field/queue-view.tsx'
import { ScanView } from '../../features/field/scan-view.tsx'
import { TripList } from '../../features/field/trip-list.tsx'
import { FieldContext, useField, useFieldAddress, useFieldDay } from '../../features/field/use-field.ts'
import { useScan } from '../../features/field/use-scan.ts'
import { VerdictView } from '../../features/field/verdict-view.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

keepForOffline()

/** The day of a guide, a skipper or a driver, on a phone, with or without network. */
export default function FieldScreen() {
  const field = useFieldDay()
  return (
    <FieldContext value={field}>{field.kept ? <Day key={field.kept.pack.personel.k_no} /> : <NoPack />}</FieldContext>
  )
}

/** Before the first pack there must be network once. */
function NoPack() {
  const t = useTranslations('admin.field')
  const { ready, error, signedOut, day } = useField()
  return (
    <FieldFrame title={t('title')}>
      {ready && error !== undefined && <Problem error={error} onRetry={() => void day.sync()} />}
      {error === undefined && !signedOut && <Skeleton lines={6} />}
    </FieldFrame>
  )
}

function Day() {
  const { trips } = useField()
  const { screen, trip } = useFieldAddress()
  const now = trips.find((one) => one.trip.anahtar === trip)
  if (screen === 'bekleyen') return <QueueView />
  if (screen === 'sonuc') return <ResultsView />
  if (screen === 'okut') return <Scanning />
  if (screen === 'liste' && now) return <GuestList now={now} />
  return <TripList />
}

function Scanning() {
  const { trips } = useField()
  const { trip } = useFieldAddress()
  const now = trips.find((one) => one.trip.anahtar === trip)
  const { scan, judge, clear } = useScan(now?.trip.anahtar)
  if (scan) return <VerdictView scan={scan} trips={trips} onNext={clear} />
  return <ScanView now={now} onCode={(code) => void judge(code)} />
}
