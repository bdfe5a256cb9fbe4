import { hash } from 'node:crypto'
import { addDays, type IsoDay } from '@meltem/domain/calendar-day'
import { foldBankText } from '@meltem/domain/payment/bank-match'
import { listAccounts } from '../../features/payment/bank/bank-file.queries.ts'
import type { StatementLine } from '../../features/payment/bank/format/bank-statement.ts'
import { writeFile } from '../../features/payment/bank/upload-bank-file.ts'
import { readTill, writeClosing } from '../../features/payment/till/close-till.ts'
import type { TenantTransaction } from '../../platform/db/connection.ts'
import type { Sold } from './sell.ts'

interface Told {
  readonly sold: readonly Sold[]
  readonly today: IsoDay
}

const nameOf = ({ wish }: Sold) => foldBankText(`${wish.guest.soyad} ${wish.guest.ad}`)

/** Transfers of this morning in every class a clerk meets: most are certain, some are not, one says nothing. */
export async function fillBank(trx: TenantTransaction, tenantId: number, { sold, today }: Told): Promise<void> {
  const awaited = sold.filter(({ row, wish }) => wish.fate === 'awaits_transfer' && row.on_odeme_toplam > 0)
  for (const account of await listAccounts(trx)) {
    const own = awaited.filter(({ row }) => row.secilen_kur === account.kur)
    if (own.length === 0) continue
    const known = sold.find(({ row, lines }) => isBookedByHand(row, lines) && row.secilen_kur === account.kur)
    const satirlar = linesOf(own, known, today)
    const ad = `${account.banka.toLowerCase().replaceAll(/[^a-z]/g, '')}-${account.kur.toLowerCase()}.csv`
    await writeFile(trx, {
      tenant_id: tenantId,
      personel_k_no: null,
      ad,
      ozet: hash('sha256', `${ad} ${today}`, 'buffer'),
      account,
      statement: { bicim: 'csv', hesap: account.iban, kur: account.kur, satirlar },
    })
  }
}

/** Its deposit came by transfer and was entered before the file of the bank was read. */
function isBookedByHand(row: Sold['row'], lines: Sold['lines']): boolean {
  const whole = lines.every(({ odeme_adimlari }) => odeme_adimlari === null)
  return row.durum === 'confirmed' && row.odeme_yontemi === 'havale' && row.on_odeme_toplam > 0 && whole
}

function linesOf(awaited: readonly Sold[], known: Sold | undefined, today: IsoDay): StatementLine[] {
  const yesterday = addDays(today, -1)
  const line = (place: number, gonderen: string, aciklama: string, tutar: number): StatementLine => ({
    tarih: place % 3 === 2 ? yesterday : today,
    saat: `${String(9 + (place % 8)).padStart(2, '0')}:${String((place * 17) % 60).padStart(2, '0')}`,
    tutar,
    gonderen,
    aciklama,
    referans: `F${today.replaceAll('-', '')}${String(place).padStart(3, '0')}`,
    bakiye: null,
  })
  // The last two are paid by one person.
  const pair = awaited.length > 4 ? awaited.slice(-2) : []
  const matched = awaited.slice(0, awaited.length - pair.length).map((one, place) => {
    const { kayit_no, on_odeme_toplam: due } = one.row
    const name = nameOf(one)
    const number = kayit_no ?? ''
    switch (place % 6) {
      case 1:
        return line(place, name, 'tatil', due)
      case 3:
        return line(place, name, number, due - Math.max(1, Math.round(due / 60)))
      case 4:
        return line(place, name, `${number} rezervasyon`, one.row.genel_toplam + 2_500)
      default:
        return line(place, name, number, due)
    }
  })
  const more = matched.length
  const [first] = pair
  const both = pair.map(({ row }) => row.kayit_no).join(' ')
  const sum = pair.reduce((total, { row }) => total + row.on_odeme_toplam, 0)
  return [
    ...matched,
    ...(first ? [line(more + 3, nameOf(first), both, sum)] : []),
    ...(known ? [line(more + 4, nameOf(known), known.row.kayit_no ?? '', known.row.on_odeme_toplam)] : []),
    line(more, '', 'HAVALE', 3_310_000),
    line(more + 1, 'OZTURK TURIZM LTD STI', 'agustos transferleri', 1_792_000),
    line(more + 2, 'GAYRIMENKUL AS', 'ofis kirasi', -4_500_000),
  ]
}

/** The day before yesterday with all that came before it, then yesterday, with a coin missing. */
export async function closeDays(trx: TenantTransaction, tenantId: number, today: IsoDay): Promise<void> {
  for (const [gun, missing] of [
    [addDays(today, -2), 0],
    [addDays(today, -1), 5],
  ] as const) {
    const { satirlar } = await readTill(trx, gun, today)
    const sayim = satirlar.flatMap(({ kur, beklenen }) => {
      if (beklenen === null) return []
      const sayilan = Math.max(
        0,
        Math.round(beklenen * 100 - (kur === 'TRY' && beklenen > 5 ? missing * 100 : 0)) / 100,
      )
      return [{ kur, beklenen, sayilan, bankaya: missing === 0 ? sayilan : 0 }]
    })
    const neden = sayim.some(({ beklenen, sayilan }) => beklenen !== sayilan) ? 'Bozuk para eksiği' : undefined
    await writeClosing(trx, { tenant_id: tenantId, personel_k_no: null, gun, sayim, ...(neden ? { neden } : {}) })
  }
}
