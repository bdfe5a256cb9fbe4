import { PRODUCT_KINDS } from '@meltem/contract/content/content'
import type { MemberCoupon } from '@meltem/contract/member/area'
import { formatDate, formatMoney, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Empty } from '../../features/member/area-states.tsx'
import { CouponChip } from '../../features/member/chips.tsx'
import { MemberData } from '../../features/member/member-data.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { showToast } from '../../platform/boot/toast.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/coupons.ts'

export default function Coupons() {
  const t = useTranslations('member.coupons')
  return (
    <>
      <AreaHeading lead={t('lead')}>{t('title')}</AreaHeading>
      <MemberData>
        <Content />
      </MemberData>
    </>
  )
}

function Content() {
  const { language } = useFrame()
  const t = useTranslations('member.coupons')
  const coupons = memberStore.use((state) => state.kuponlar)
  if (coupons.length === 0) {
    return (
      <Empty icon="ticket-percent" title={t('emptyTitle')} text={t('emptyText')}>
        <a className="btn btn-line" href={`/${language}/user/notification#preferences`}>
          {t('emptyAction')}
        </a>
      </Empty>
    )
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {usableFirst(coupons).map((coupon) => (
        <CouponCard key={coupon.kod} coupon={coupon} />
      ))}
    </ul>
  )
}

const ORDER = { gecerli: 0, baslamadi: 1, kullanildi: 2, bitti: 3 } as const

/** What can be used now before what may be later, and what is over last. */
function usableFirst(coupons: readonly MemberCoupon[]): readonly MemberCoupon[] {
  return coupons.toSorted((a, b) => ORDER[a.durum] - ORDER[b.durum])
}

function CouponCard({ coupon }: { coupon: MemberCoupon }) {
  const { language } = useFrame()
  const t = useTranslations('member.coupons')
  const conditions = useConditions(coupon)
  const { kod, durum, indirim_turu, indirim, kur } = coupon
  const value = indirim_turu === 'yuzde' ? formatPercent(language, indirim) : formatMoney(language, indirim, kur)
  const copy = async () => {
    await navigator.clipboard.writeText(kod)
    showToast('good', t('copied', { kod }))
  }
  return (
    <li className="grid content-start gap-3 border border-line border-t-2 border-t-ink p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <b className="flar text-24">{t('off', { value })}</b>
        <CouponChip durum={durum} />
      </div>
      <ul className="grid gap-1 text-14 text-ink-2">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      {durum === 'gecerli' ? (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3 bg-mist py-2 pr-2 pl-4">
          <code className="num text-18 font-bold tracking-[0.06em] [overflow-wrap:anywhere]">{kod}</code>
          <Button size="sm" className="min-h-11" aria-label={t('copyNamed', { kod })} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </div>
      ) : (
        <code className="num text-ink-3">{kod}</code>
      )}
    </li>
  )
}

/** Every condition in words; none is left for the small print. */
function useConditions({
  durum,
  alt_sinir,
  kur,
  urun_tipleri,
  baslangic,
  bitis,
  kalan_kullanim,
}: MemberCoupon): string[] {
  const { language } = useFrame()
  const t = useTranslations('member.coupons')
  const kinds = useTranslations('card.kind')
  const named = PRODUCT_KINDS.filter((kind) => urun_tipleri.includes(kind)).map((kind) => kinds(kind))
  return [
    alt_sinir > 0 ? t('from', { amount: formatMoney(language, alt_sinir, kur) }) : t('anyAmount'),
    named.length > 0 ? t('kinds', { kinds: named.join(', ') }) : t('allKinds'),
    ...(baslangic && isAhead(baslangic) ? [t('starts', { day: formatDate(coastDay(baslangic)) })] : []),
    bitis ? t('ends', { day: formatDate(coastDay(bitis)) }) : t('endless'),
    ...(kalan_kullanim === null || durum === 'bitti' ? [] : [t('uses', { count: kalan_kullanim })]),
  ]
}

/** The last moment it counts; an end at midnight belongs to the day before. */
function coastDay(instant: string): string {
  const last = Temporal.Instant.from(instant).subtract({ seconds: 1 })
  return last.toZonedDateTimeISO('Europe/Istanbul').toPlainDate().toString()
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('coupons', parts)
}

function isAhead(instant: string): boolean {
  return Date.parse(instant) > Date.now()
}
