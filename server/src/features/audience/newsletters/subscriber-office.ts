import type { exportSubscribers, listSubscribers as listCall, Subscriber } from '@meltem/contract/audience/audience'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { translatorFor } from '@meltem/i18n/translator'
import { type Db, type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { noteUnchanged } from '../../../platform/db/staff-call.ts'
import type { Cell } from '../../../platform/files/papers/table-cell.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import { type After, placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import type { Services } from '../../../services.ts'
import {
  countSubscribers,
  endSubscription,
  listSubscriberRows,
  type SubscriberRow,
  type SubscriberWish,
} from '../subscriber.queries.ts'
import { dropLettersOf } from './letter-standing.queries.ts'

const PAGE_SIZE = 25
const PIECE = 2_000

export async function listSubscribers(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  { sonra, ...wish }: ParsedInputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const after = sonra === undefined ? undefined : placeOf(sonra)
  return await withTenant(db, tenant.id, async (trx) => {
    const rows = await listSubscriberRows(trx, wish, after, PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    return {
      data: page.map(onWire),
      sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined),
      toplam: await countSubscribers(trx, wish),
    }
  })
}

function onWire({ yer: _place, riza_zamani, onay_zamani, ayrilma_zamani, ...row }: SubscriberRow): Subscriber {
  return {
    ...row,
    riza_zamani: riza_zamani.toISOString(),
    onay_zamani: onay_zamani?.toISOString() ?? null,
    ayrilma_zamani: ayrilma_zamani?.toISOString() ?? null,
  }
}

/** For somebody who asks for it by phone or letter; mails that wait for them do not go (PEOPLE-65). */
export async function removeSubscriber(trx: TenantTransaction, k_no: string): Promise<Subscriber> {
  if (!(await endSubscription(trx, k_no))) throw new AppError('bulunamadi')
  await dropLettersOf(trx, k_no)
  const [row] = await listSubscriberRows(trx, { k_no }, undefined, 1)
  if (!row) throw new AppError('bulunamadi')
  return onWire(row)
}

const HEAD = ['e_mail', 'language', 'state', 'source', 'consent', 'asked', 'confirmed', 'left'] as const

/** The list as a file, read and sent piece by piece; who took it along, and cut how, stands in the audit. */
export async function subscribersFile(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tenant }: RequestContext,
  { bicim, lang, ...wish }: ParsedInputOf<typeof exportSubscribers>,
): Promise<OutputOf<typeof exportSubscribers>> {
  await withTenant(db, tenant.id, (trx) => noteUnchanged(trx, null, { ...wish, bicim }))
  const t = translatorFor(lang, 'admin')
  const head = HEAD.map((name) => t(`newsletters.column.${name}`))
  const cells = (row: SubscriberRow) => cellsOf(row, lang)
  const ad = `aboneler-${clock.now().toISOString().slice(0, 10)}.${bicim}`
  const { tableFile } = await import('../../../platform/files/papers/table-file.ts')
  const rows = readRows(db, tenant.id, wish)
  return { ad, icerik: tableFile(bicim, { name: t('newsletters.subscribers'), head }, rows, cells) }
}

async function* readRows(db: Db, tenantId: number, wish: SubscriberWish) {
  let after: After | undefined
  for (;;) {
    const begin = after
    const piece = await withTenant(db, tenantId, (trx) => listSubscriberRows(trx, wish, begin, PIECE))
    if (piece.length > 0) yield piece
    if (piece.length < PIECE) return
    after = piece.at(-1)
  }
}

const at = (instant: Date | null) => (instant ? formatInstant(instant.toISOString()) : '')

function cellsOf(row: SubscriberRow, lang: Language): Cell[] {
  const t = translatorFor(lang, 'admin')
  return [
    row.e_mail,
    LOCALES[row.dil].name,
    t(`newsletters.subscriber_state.${row.durum}`),
    t(`newsletters.source.${row.kaynak === 'blok' ? 'blok' : 'altbilgi'}`),
    row.riza_metni,
    at(row.riza_zamani),
    at(row.onay_zamani),
    at(row.ayrilma_zamani),
  ]
}
