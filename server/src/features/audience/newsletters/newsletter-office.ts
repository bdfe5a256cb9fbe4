import { randomUUID } from 'node:crypto'
import type {
  listNewsletters as listCall,
  NewsletterFields,
  OfficeNewsletter,
  previewNewsletter as previewCall,
  saveNewsletter as saveCall,
  tryNewsletter as tryCall,
} from '@meltem/contract/audience/newsletter-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { unknownVariable, writtenIn } from '@meltem/domain/newsletter/newsletter-state'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { settleFields } from '../../../platform/db/edits/settle-edit.ts'
import { noteUnchanged, outsideStaffCall } from '../../../platform/db/staff-call.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { placeBehind, placeOf } from '../../../platform/http/page-place.ts'
import type { Services } from '../../../services.ts'
import { composeLetter } from '../../letters/compose/compose.ts'
import { letterHtml, letterText } from '../../letters/letter.ts'
import { linksAt } from '../../letters/mail-links.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import {
  deleteNewsletter,
  findNewsletter,
  insertNewsletter,
  listNewsletterRows,
  type NewsletterRow,
  updateNewsletter,
} from './newsletter.queries.ts'
import { listedOnWire, onWire } from './newsletter-on-wire.ts'
import { wordsIn } from './newsletter-words.ts'

const PAGE_SIZE = 25

export async function listNewsletters(
  { db }: Pick<Services, 'db'>,
  { tenant }: RequestContext,
  { sonra }: ParsedInputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const after = sonra === undefined ? undefined : placeOf(sonra)
  return await withTenant(db, tenant.id, async (trx) => {
    const rows = await listNewsletterRows(trx, after, PAGE_SIZE + 1)
    const page = rows.slice(0, PAGE_SIZE)
    return {
      data: await listedOnWire(trx, page),
      sonraki: placeBehind(rows.length > PAGE_SIZE ? page.at(-1) : undefined),
    }
  })
}

export async function requireNewsletter(trx: TenantTransaction, k_no: string, lock = false): Promise<NewsletterRow> {
  const row = await findNewsletter(trx, k_no, lock)
  if (!row) throw new AppError('bulunamadi')
  return row
}

export async function readNewsletter(trx: TenantTransaction, k_no: string): Promise<OfficeNewsletter> {
  return await onWire(trx, await requireNewsletter(trx, k_no))
}

/** A newsletter nobody has written anything into. */
const EMPTY: NewsletterFields = {
  konu: {},
  onizleme: {},
  bloklar: [],
  diller: [],
  segment: 'hepsi',
  eksik_dil: 'varsayilan',
}

const fieldsOf = ({ konu, onizleme, bloklar, diller, segment, eksik_dil }: NewsletterRow): NewsletterFields => ({
  konu,
  onizleme,
  bloklar,
  diller,
  segment,
  eksik_dil,
})

type Written = { readonly [K in keyof NewsletterFields]?: NewsletterFields[K] | undefined }

const onlyGiven = (written: Written): Partial<NewsletterFields> =>
  Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))

/** Field by field (PEOPLE-17); what is planned or on its way is not changed any more (PEOPLE-60). */
export async function saveNewsletter(
  trx: TenantTransaction,
  tenant_id: number,
  { k_no, surum, gorulen, yeni }: ParsedInputOf<typeof saveCall>,
): Promise<OfficeNewsletter> {
  const row = await findNewsletter(trx, k_no, true)
  const before = row ? fieldsOf(row) : EMPTY
  requireKnown({ ...before, ...onlyGiven(yeni) })
  if (!row) {
    if (surum !== 0) throw new AppError('bulunamadi')
    await insertNewsletter(trx, { tenant_id, k_no }, { ...EMPTY, ...onlyGiven(yeni) })
  } else if (surum !== 0) {
    if (row.durum !== 'taslak') throw new AppError('durum_uygun_degil')
    const change = await settleFields(trx, before, { gorulen, yeni }, { tables: ['bulten'], k_no, row: { k_no } })
    if (Object.keys(change).length > 0) await updateNewsletter(trx, k_no, change)
  }
  return await readNewsletter(trx, k_no)
}

/** What stands for nothing would reach people as it was typed (PEOPLE-61). */
function requireKnown(fields: NewsletterFields): void {
  const degisken = unknownVariable(fields)
  if (degisken !== undefined)
    throw new AppError('degisken_bilinmiyor', { ayrinti: { degisken: degisken.slice(0, 60) } })
}

export async function removeNewsletter(trx: TenantTransaction, k_no: string): Promise<void> {
  const row = await requireNewsletter(trx, k_no, true)
  if (row.durum !== 'taslak') throw new AppError('durum_uygun_degil')
  await deleteNewsletter(trx, k_no)
}

/** The mail as it would be, from what is being typed; its pictures come from where the office is open. */
export async function previewNewsletter(
  services: Services,
  { tenant, origin }: RequestContext,
  { dil, ...content }: ParsedInputOf<typeof previewCall>,
): Promise<OutputOf<typeof previewCall>> {
  const links = linksAt(origin, services.config.secret, tenant)
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const newsletter = await wordsIn({ services, tenant, links }, content, dil)
  const data = { bulten_k_no: randomUUID(), abone_k_no: randomUUID(), metin: dil }
  const letter = composeLetter('newsletter', data, dil, { settings, links, newsletter })
  return { konu: letter.subject, html: letterHtml(letter), metin: letterText(letter) }
}

/** To the clerk's own address and to no other; at once, as nobody else gets it. */
export async function tryNewsletter(
  { db, queue }: Services,
  context: RequestContext,
  { k_no, dil }: ParsedInputOf<typeof tryCall>,
): Promise<{ alici: string }> {
  const { tenant } = context
  const { e_mail } = await requireStaff(context)
  const { konu, onizleme, bloklar } = await withTenant(db, tenant.id, async (trx) => {
    const row = await requireNewsletter(trx, k_no)
    if (writtenIn(row, dil) !== 'tam') throw new AppError('bulten_eksik', { ayrinti: { dil } })
    await noteUnchanged(trx, k_no, { dil, alici: e_mail })
    return row
  })
  // Twenty seconds of rest are for what other people get (0059): this one is waited for.
  await outsideStaffCall(() =>
    withTenant(db, tenant.id, (trx) =>
      putInOutbox(trx, queue, tenant.id, {
        tur: 'newsletter_trial',
        veri: { icerik: { konu, onizleme, bloklar } },
        alici: e_mail,
        dil,
      }),
    ),
  )
  return { alici: e_mail }
}
