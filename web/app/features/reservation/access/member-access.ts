import type { ReservationSummary } from '@meltem/contract/member/area'
import { getReservation } from '@meltem/contract/reservation/booking'
import type { Reservation } from '@meltem/contract/reservation/reservation'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { memberStore } from '../../../platform/stores/member-store.ts'
import { loadMemberData } from '../../../platform/stores/session.ts'
import { formatPhone } from '../../../platform/words/phone.ts'
import { unbroken } from '../../member/trip-days.ts'
import { type OwnAccess, useOwnAccess } from './own-access.ts'

export interface MemberAccess extends OwnAccess {
  /** Its row in the list of the account. */
  readonly summary: ReservationSummary
}

/** By the login; the lists of the account follow what is done here. */
export function useMemberReservation(k_no: string) {
  const call = useCall()
  const asked = useAnswer(getReservation, { k_no })
  const summary = memberStore.use((state) => state.rezervasyonlar.find((one) => one.k_no === k_no))
  const keep = (data: Reservation) => {
    asked.put({ success: 1, data })
    void loadMemberData(call)
  }
  const reservation = asked.answer?.data
  return { asked, found: reservation && summary ? { reservation, summary, keep } : undefined }
}

type Found = NonNullable<ReturnType<typeof useMemberReservation>['found']>

export function useMemberAccess({ reservation, summary, keep }: Found): MemberAccess {
  const t = useTranslations('member.detail')
  const { misafir, hotel_bilgi, rezervasyon_notu, yanit_notu } = reservation
  const hotel = [hotel_bilgi?.hotel_adi, hotel_bilgi?.oda_no, hotel_bilgi?.ilce, hotel_bilgi?.sehir]
  const facts: [string, string][] = [
    [t('guest'), `${misafir.ad} ${misafir.soyad}`],
    [t('contact'), [misafir.e_mail, unbroken(formatPhone(misafir.telefon))].join(', ')],
    [t('hotel'), hotel.filter(Boolean).join(', ')],
    [t('note'), rezervasyon_notu ?? ''],
    [t('answer'), yanit_notu ?? ''],
  ]
  const own = { reservation, anahtar: undefined, keep }
  const shown = facts.filter(([, value]) => value)
  return { ...useOwnAccess('account', own, shown), summary }
}
