import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FareMatrix } from '../../features/network/fare-matrix.tsx'
import { PlaceList } from '../../features/network/place-list.tsx'
import { placesQuery } from '../../features/network/use-network.ts'
import { useMay } from '../../platform/rights.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Places, routes and what they cost. */
export default function Network() {
  const t = useTranslations('admin.routes')
  const { query, change } = useAddress()
  const mayPrices = useMay()('fiyat.oku')
  const { data } = useQuery(placesQuery)
  const part = query.get('bolum') === 'yerler' || !mayPrices ? 'yerler' : 'tarife'
  const places = data?.data.filter(({ aktif }) => aktif).length
  return (
    <>
      <PageHead title={t('title')} lead={places === undefined ? ' ' : t('lead', { count: places })}>
        {mayPrices && (
          <Segmented
            label={t('parts')}
            options={[
              { value: 'tarife', label: t('fares') },
              { value: 'yerler', label: t('places') },
            ]}
            value={part}
            onChange={(bolum) => change({ bolum: bolum === 'yerler' ? bolum : undefined })}
          />
        )}
      </PageHead>
      {part === 'yerler' ? <PlaceList /> : <FareMatrix />}
    </>
  )
}
