import type { ReservationState } from '@meltem/contract/reservation/reservation'
import { formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { Note } from '../../../ui/note.tsx'
import type { MemberAccess } from '../access/member-access.ts'

const OVER: readonly ReservationState[] = ['declined', 'expired', 'cancelled']
const isOver = (durum: ReservationState): durum is 'declined' | 'expired' | 'cancelled' => OVER.includes(durum)

/** Why there is no trip, what became of the money, and the way on. */
export function OverNote({ one: { reservation, summary } }: { one: MemberAccess }) {
  const { language } = useFrame()
  const t = useTranslations('member.over')
  const moved = memberStore.use((state) => state.tahsilatlar).filter((one) => one.rezervasyon_k_no === summary.k_no)
  if (!isOver(reservation.durum)) return null
  const back = moved.filter(({ tur }) => tur === 'iade').reduce((sum, { tutar }) => sum + tutar, 0)
  const amount = formatMoney(language, back, summary.kur)
  return (
    <Note tone="info">
      <p className="font-[640]">{t(reservation.durum)}</p>
      <p className="mt-1">{back > 0 ? t('refunded', { amount }) : t(moved.length > 0 ? 'refund' : 'nothingCharged')}</p>
      <p className="mt-1">
        <a className="link tap" href={`/${language}/d`}>
          {t('elsewhere')}
        </a>
      </p>
    </Note>
  )
}
