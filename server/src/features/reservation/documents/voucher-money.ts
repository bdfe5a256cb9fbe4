import type { Language } from '@meltem/contract/wire/language'
import { converterTo } from '@meltem/domain/exchange'
import { toAmount } from '@meltem/domain/money'
import type { DatedStep } from '@meltem/domain/payment/payment-plan'
import { formatDate, formatMoney, formatNumber } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { wallOf } from '../../../platform/istanbul.ts'
import { openPayments } from '../collect/plan-lines.ts'
import type { ReservationRow } from '../reservation-row.ts'
import type { LastPayment } from './voucher.queries.ts'
import type { VoucherMoney } from './voucher-document.ts'

/** As bulletins print them. */
const RATE_DIGITS = 4

interface Sums {
  /** Minor units of the reservation's currency. */
  readonly toplam: number
  readonly odenen: number
  readonly son: LastPayment | undefined
  /** Payments of the products' own, with their dates. */
  readonly adimlar: readonly DatedStep[]
}

/** What is left in lira, for a guest who brings the cash: at the rate the booking froze. */
function inBase(
  { kur_bilgi, secilen_kur, sabit_kur }: Rated,
  left: number,
  dil: Language,
): VoucherMoney['kalan_temel'] {
  const rate = kur_bilgi.find(({ kur }) => kur === secilen_kur)?.satis
  if (secilen_kur === sabit_kur || rate === undefined || left <= 0) return null
  const amount = converterTo(sabit_kur, { [sabit_kur]: '1', [secilen_kur]: rate })(left, secilen_kur)
  return { tutar: formatMoney(dil, toAmount(amount), sabit_kur), kur: formatNumber(dil, Number(rate), RATE_DIGITS) }
}

type Rated = Pick<ReservationRow, 'kur_bilgi' | 'secilen_kur' | 'sabit_kur'>

export function voucherMoney(row: Rated, { toplam, odenen, son, adimlar }: Sums, dil: Language): VoucherMoney {
  const t = translatorFor(dil, 'documents')
  const left = Math.max(0, toplam - odenen)
  const money = (minor: number) => formatMoney(dil, toAmount(minor), row.secilen_kur)
  const method = son?.odeme_yontemi
  const name = method === 'kredi_karti' || method === 'havale' ? method : 'diger'
  return {
    toplam: money(toplam),
    odenen: money(odenen),
    odeme_notu: son && odenen > 0 ? t(`money.${name}`, { date: formatDate(wallOf(son.olusturma_zamani)) }) : null,
    kalan: money(left),
    kalan_var: left > 0,
    odemeler: openPayments(adimlar, row.secilen_kur, dil),
    kalan_temel: inBase(row, left, dil),
  }
}
