import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { CrewList } from '../../features/fleet/crew-list.tsx'
import { fleetQuery } from '../../features/fleet/use-fleet.ts'
import { VehicleList } from '../../features/fleet/vehicle-list.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { KeyHints, useScreenKeys } from '../../ui/screen-keys.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Presses the button a key stands for. */
function press(name: string): void {
  document.querySelector<HTMLButtonElement>(`[data-key="${name}"]`)?.click()
}

/** Cars and vans by plate, and the people who drive and lead. */
export default function FleetScreen() {
  const t = useTranslations('admin.fleet')
  const { query, change } = useAddress()
  const part = query.get('bolum') === 'ekip' ? 'ekip' : 'araclar'
  const { data, error, refetch } = useQuery(fleetQuery)
  const keys = useMemo(() => [{ words: t('key_new'), acts: { e: () => press('new') } }], [t])
  useScreenKeys(keys)
  const working = { araclar: data?.araclar.filter(({ aktif }) => aktif), ekip: data?.ekip.filter(({ aktif }) => aktif) }
  const lead = data ? t('lead', { vehicles: working.araclar?.length ?? 0, people: working.ekip?.length ?? 0 }) : ' '
  return (
    <>
      <PageHead title={t('title')} lead={lead}>
        <KeyHints rows={keys} />
        <Segmented
          label={t('parts')}
          options={[
            { value: 'araclar', label: t('vehicles') },
            { value: 'ekip', label: t('crew') },
          ]}
          value={part}
          onChange={(bolum) => change({ bolum: bolum === 'ekip' ? bolum : undefined })}
        />
      </PageHead>
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {data && (part === 'ekip' ? <CrewList fleet={data} /> : <VehicleList fleet={data} />)}
    </>
  )
}
