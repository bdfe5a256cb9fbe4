import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Each comes when it is opened. */
const CampaignSection = lazy(async () => ({
  default: (await import('../../features/promotions/campaign-section.tsx')).CampaignSection,
}))
const CouponSection = lazy(async () => ({
  default: (await import('../../features/promotions/coupon-section.tsx')).CouponSection,
}))

/** What makes things cheaper: campaigns that count by themselves, and codes that are typed. */
export default function Promotions() {
  const t = useTranslations('admin.promotions')
  const mayWrite = useMay()('kampanya.yaz')
  const missingRight = useMissingRightText()
  const { query, change } = useAddress()
  const section = query.get('bolum') === 'kupon' ? 'kupon' : 'kampanya'
  return (
    <>
      <PageHead title={t('title')} lead={t(`leads.${section}`)} />
      <div className="mb-4">
        <Segmented
          label={t('sections')}
          value={section}
          options={[
            { value: 'kampanya', label: t('campaigns') },
            { value: 'kupon', label: t('coupons') },
          ]}
          onChange={(bolum) =>
            change({
              bolum: bolum === 'kampanya' ? undefined : bolum,
              sec: undefined,
              ara: undefined,
              durum: undefined,
              seri: undefined,
              sayfa: undefined,
            })
          }
        />
      </div>
      {!mayWrite && <p className="mb-3 text-14 text-ink-2">{missingRight('kampanya.yaz')}</p>}
      <Suspense fallback={<Skeleton lines={8} />}>
        {section === 'kampanya' ? <CampaignSection /> : <CouponSection />}
      </Suspense>
    </>
  )
}
