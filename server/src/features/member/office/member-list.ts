import type { exportOfficeMembers, ListedMember, listOfficeMembers } from '@meltem/contract/member/office'
import { MOST_COUNTED } from '@meltem/contract/reservation/office-list'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { type After, placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import type { Services } from '../../../services.ts'
import { patternsOf } from '../../reservation/office/list.queries.ts'
import { searchedWords } from '../../reservation/office/list.ts'
import { countMembers, groupOf, type ListedMemberRow, listMemberRows, type MemberWish } from './member-list.queries.ts'

const PAGE_SIZE = 25
const PIECE = 2_000

type Filter = Omit<ParsedInputOf<typeof listOfficeMembers>, 'sonra'>

async function wishOf(trx: TenantTransaction, { ara = '', grup, secim }: Filter): Promise<MemberWish> {
  return { grup, secim, desenler: await patternsOf(trx, searchedWords(ara)) }
}

export async function listMembers(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  { sonra, ...filter }: ParsedInputOf<typeof listOfficeMembers>,
): Promise<OutputOf<typeof listOfficeMembers>> {
  const after = sonra === undefined ? undefined : placeOf(sonra)
  return await withTenant(db, tenant.id, async (trx) => {
    const wish = await wishOf(trx, filter)
    const rows = await listMemberRows(trx, wish, after, PAGE_SIZE + 1)
    const counted = await countMembers(trx, wish, MOST_COUNTED + 1)
    const page = rows.slice(0, PAGE_SIZE)
    return {
      data: page.map(onWire),
      sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined),
      toplam: Math.min(counted, MOST_COUNTED),
      daha_cok: counted > MOST_COUNTED,
    }
  })
}

function onWire(row: ListedMemberRow): ListedMember {
  const { k_no, ad, soyad, e_mail, telefon, dil, dogrulandi, bulten, rezervasyon, olusturma_zamani } = row
  return {
    k_no,
    ad,
    soyad,
    e_mail,
    telefon,
    dil,
    bulten,
    rezervasyon,
    e_mail_dogrulandi: dogrulandi,
    grup: groupOf(row),
    olusturma_zamani: olusturma_zamani.toISOString(),
  }
}

const HEAD = ['name', 'e_mail', 'phone', 'language', 'group', 'confirmed', 'newsletter', 'bookings', 'since'] as const

/** The list as a file, read and sent piece by piece; who took it along, and cut how, stands in the audit. */
export async function membersFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant }: RequestContext,
  { bicim, dil, ...filter }: ParsedInputOf<typeof exportOfficeMembers>,
): Promise<OutputOf<typeof exportOfficeMembers>> {
  const wish = await withTenant(db, tenant.id, async (trx) => {
    const found = await wishOf(trx, filter)
    await noteUnchanged(trx, null, { ...filter, bicim })
    return found
  })
  const t = translatorFor(dil, 'admin')
  const head = HEAD.map((name) => t(`members.column.${name}`))
  const words = { yes: t('members.yes'), no: t('members.no') }
  const cells = (row: ListedMemberRow) => cellsOf(row, dil, words)
  const ad = `uyeler-${clock.now().toISOString().slice(0, 10)}.${bicim}`
  const { tableFile } = await import('../../../platform/files/papers/table-file.ts')
  const rows = readRows(db, tenant.id, wish)
  return { ad, icerik: tableFile(bicim, { name: t('members.title'), head }, rows, cells) }
}

async function* readRows(db: Db, tenantId: number, wish: MemberWish) {
  let after: After | undefined
  for (;;) {
    const begin = after
    const piece = await withTenant(db, tenantId, (trx) => listMemberRows(trx, wish, begin, PIECE))
    if (piece.length > 0) yield piece
    if (piece.length < PIECE) return
    after = piece.at(-1)
  }
}

const inLanguage = (text: LocalText, dil: Language) => text[dil] || text.tr || text.en || text.de || text.ru || ''

function cellsOf(row: ListedMemberRow, dil: Language, { yes, no }: { yes: string; no: string }): Cell[] {
  return [
    `${row.ad} ${row.soyad}`,
    row.e_mail,
    row.telefon ?? '',
    LOCALES[row.dil].name,
    row.grup_ad ? inLanguage(row.grup_ad, dil) : '',
    row.dogrulandi ? yes : no,
    row.bulten ? yes : no,
    row.rezervasyon,
    formatInstant(row.olusturma_zamani.toISOString()),
  ]
}
