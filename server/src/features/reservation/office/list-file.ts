import { type exportReservations, MOST_SPREADSHEET_ROWS } from '@meltem/contract/reservation/office-list'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import { stillOwed } from '@meltem/domain/payment/money-stand'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { type Db, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-file.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { After } from '../../../platform/http/page-place.ts'
import type { Services } from '../../../services.ts'
import { countReservations, type ListedRow, listReservationRows } from './list.queries.ts'
import { wishOf } from './list.ts'

/** So many are read in one statement. */
const PIECE = 1_000
const HEAD = [
  'number',
  'state',
  'guest',
  'phone',
  'mail',
  'product',
  'first_day',
  'time',
  'last_day',
  'people',
  'language',
  'seller',
  'currency',
  'total',
  'paid',
  'left',
  'made',
] as const

type Wished = ParsedInputOf<typeof exportReservations>

/** The list as a file: read and sent piece by piece, so that a long one is never in memory as a whole. */
export async function reservationsFile(
  { db }: Pick<Services, 'db'>,
  context: RequestContext,
  { bicim, dil, k_nolar, ...filter }: Wished,
): Promise<OutputOf<typeof exportReservations>> {
  const { tenant } = context
  const { k_no: ben } = await requireStaff(context)
  const chosen = k_nolar === undefined ? {} : { anahtarlar: k_nolar.split(',') }
  const wish = await withTenant(db, tenant.id, async (trx) => {
    const found = { ...(await wishOf(trx, { dil, ben }, filter)), ...chosen }
    if (bicim === 'xlsx') {
      // Counting goes no further than a page needs; one row behind the limit tells as much.
      const counted = await countReservations(trx, found, MOST_SPREADSHEET_ROWS + 1)
      if (counted > MOST_SPREADSHEET_ROWS)
        throw new AppError('dosya_uzun', { ayrinti: { en_cok: MOST_SPREADSHEET_ROWS } })
    }
    await noteUnchanged(trx, null, {
      ...filter,
      ...(chosen.anahtarlar ? { secilen: chosen.anahtarlar.length } : {}),
      bicim,
    })
    return found
  })
  const t = translatorFor(dil, 'admin')
  const head = HEAD.map((name) => t(`reservations.column.${name}`))
  const cells = (row: ListedRow) => cellsOf(row, t(`reservations.state.${row.durum}`))
  const ad = `rezervasyonlar-${new Date().toISOString().slice(0, 10)}.${bicim}`
  const { csvLines, xlsxFile } = await import('../../../platform/files/papers/table-file.ts')
  const rows = readRows(db, tenant.id, wish)
  if (bicim === 'csv') return { ad, icerik: csvLines(head, rows, cells) }
  const body: Cell[][] = []
  for await (const piece of rows) body.push(...piece.map(cells))
  return { ad, icerik: await xlsxFile({ name: t('reservations.title'), head, rows: body }) }
}

/**
 * Each piece in a transaction of its own: the application may not hold one open while a slow reader takes its time. The
 * next one is read while this one is written.
 */
async function* readRows(db: Db, tenantId: number, wish: Parameters<typeof listReservationRows>[1]) {
  const read = (after: After | undefined) => {
    const piece = withTenant(db, tenantId, (trx) => listReservationRows(trx, wish, after, PIECE))
    // A reader who leaves does not wait for it; whoever goes on hears of it below.
    piece.catch(() => undefined)
    return piece
  }
  let next: ReturnType<typeof read> | undefined = read(undefined)
  while (next) {
    const piece: ListedRow[] = await next
    next = piece.length < PIECE ? undefined : read(piece.at(-1))
    if (piece.length > 0) yield piece
  }
}

function cellsOf(row: ListedRow, durum: string): Cell[] {
  return [
    row.kayit_no,
    durum,
    `${row.ad} ${row.soyad}`,
    row.telefon,
    row.e_mail,
    row.baslik,
    formatDate(row.ilk_gun),
    row.saat ?? '',
    formatDate(row.son_gun),
    row.kisi,
    row.lang,
    row.acente ?? '',
    row.secilen_kur,
    toAmount(row.genel_toplam),
    toAmount(row.alinan),
    toAmount(stillOwed(row, row.alinan)),
    formatInstant(row.olusturma_zamani.toISOString()),
  ]
}
