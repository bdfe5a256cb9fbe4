import type { exportReservations } from '@meltem/contract/reservation/office-list'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount } from '@meltem/domain/money'
import { stillOwed } from '@meltem/domain/payment/money-stand'
import { formatDate } from '@meltem/i18n/format'
import { translatorFor } from '@meltem/i18n/translator'
import { type Db, KEEP_PLANS, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { After } from '../../../platform/http/page-place.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { type FileRow, learnNames, listFileRows, type ProductNames, titleOf } from './list.queries.ts'
import { wishOf } from './list.ts'

/**
 * So many are read in one statement, which is planned once. Few, so that they are gone before the memory has to move
 * them: with a thousand at a time the process grew by 170 MB, though nothing was kept.
 */
const PIECE = 250
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
    await noteUnchanged(trx, null, {
      ...filter,
      ...(chosen.anahtarlar ? { secilen: chosen.anahtarlar.length } : {}),
      bicim,
    })
    return found
  })
  const t = translatorFor(dil, 'admin')
  const head = HEAD.map((name) => t(`reservations.column.${name}`))
  const names: ProductNames = new Map()
  const state = stateWords((name) => t(`reservations.state.${name}`))
  const cells = (row: FileRow) => cellsOf(row, state(row.durum), titleOf(names, row))
  const ad = `rezervasyonlar-${new Date().toISOString().slice(0, 10)}.${bicim}`
  const { tableFile } = await import('../../../platform/files/papers/table-file.ts')
  const rows = readRows(db, tenant.id, wish, names)
  return { ad, icerik: tableFile(bicim, { name: t('reservations.title'), head }, rows, cells) }
}

/** Each state is translated once, not two hundred thousand times. */
function stateWords(translate: (state: FileRow['durum']) => string) {
  const known = new Map<FileRow['durum'], string>()
  return (state: FileRow['durum']) => {
    const word = known.get(state) ?? translate(state)
    known.set(state, word)
    return word
  }
}

type Wish = Parameters<typeof listFileRows>[1] & { readonly dil: Language }

/**
 * Each piece in a transaction of its own: the application may not hold one open while a slow reader takes its time. The
 * next one is read while this one is written.
 */
async function* readRows(db: Db, tenantId: number, wish: Wish, names: ProductNames) {
  const read = (after: After | undefined) => {
    const inPiece = async (trx: TenantTransaction) => {
      const rows = await listFileRows(trx, wish, { after, most: PIECE })
      await learnNames(trx, names, rows, wish.dil)
      return rows
    }
    const piece = withTenant(db, tenantId, inPiece, KEEP_PLANS)
    // A reader who leaves does not wait for it; whoever goes on hears of it below.
    piece.catch(() => undefined)
    return piece
  }
  let next: ReturnType<typeof read> | undefined = read(undefined)
  while (next) {
    const piece: FileRow[] = await next
    next = piece.length < PIECE ? undefined : read(piece.at(-1))
    if (piece.length > 0) yield piece
  }
}

function cellsOf(row: FileRow, durum: string, title: string): Cell[] {
  const made = wallOf(row.olusturma_zamani)
  return [
    row.kayit_no,
    durum,
    `${row.ad} ${row.soyad}`,
    row.telefon,
    row.e_mail,
    title,
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
    `${formatDate(made)} ${made.slice(11)}`,
  ]
}
