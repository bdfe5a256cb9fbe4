import type {
  NewsletterQuote,
  NewsletterState,
  OfficeNewsletter,
  sendNewsletter as sendCall,
  steerNewsletter as steerCall,
} from '@meltem/contract/audience/newsletter-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { obstaclesOf, readIn } from '@meltem/domain/newsletter/newsletter-state'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { countReceivers, dropWaitingMails, type NewsletterRow, setStanding } from './newsletter.queries.ts'
import { readNewsletter, requireNewsletter } from './newsletter-office.ts'

/** Who would get it now, and what stands in the way (PEOPLE-62). */
export async function quoteOf(trx: TenantTransaction, row: NewsletterRow, main: Language): Promise<NewsletterQuote> {
  const counted = await countReceivers(trx, row)
  const diller = counted.map(({ dil, sayi }) => ({ dil, sayi, metin: readIn(row, dil, { ...row, main }) }))
  const sumOf = (rows: typeof diller) => rows.reduce((sum, { sayi }) => sum + sayi, 0)
  const toplam = sumOf(diller.filter(({ metin }) => metin !== null))
  const engeller = obstaclesOf(row)
  if (toplam === 0 && engeller.length === 0) engeller.push({ neden: 'alici_yok', dil: null })
  return { surum: row.surum, toplam, disarida: sumOf(diller) - toplam, diller, engeller }
}

export async function mainLanguage({ db, cache }: Services, tenant: RequestContext['tenant']): Promise<Language> {
  return (await getTenantSettings(db, cache, tenant)).language.varsayilan
}

export async function quoteNewsletter(
  services: Services,
  { tenant }: RequestContext,
  k_no: string,
): Promise<NewsletterQuote> {
  const main = await mainLanguage(services, tenant)
  return await withTenant(services.db, tenant.id, async (trx) => quoteOf(trx, await requireNewsletter(trx, k_no), main))
}

/** Begins it, or plans its beginning; the first batch is put into the outbox by the job, so that the answer is quick. */
export async function sendNewsletter(
  services: Services,
  context: RequestContext,
  { k_no, surum, toplam, zaman }: ParsedInputOf<typeof sendCall>,
): Promise<OfficeNewsletter> {
  const { db, queue, clock } = services
  const { tenant } = context
  const staff = await requireStaff(context)
  const main = await mainLanguage(services, tenant)
  const now = clock.now()
  if (zaman !== null && Date.parse(zaman) <= now.getTime()) throw new AppError('gecmis_tarih')
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await requireNewsletter(trx, k_no, true)
    if (row.durum !== 'taslak') throw new AppError('durum_uygun_degil')
    if (row.surum !== surum) throw new AppError('surum_degisti', { ayrinti: { kim: null, zaman: null, alanlar: {} } })
    const quote = await quoteOf(trx, row, main)
    if (quote.engeller.length > 0) throw new AppError('bulten_eksik', { ayrinti: { engeller: quote.engeller } })
    if (quote.toplam !== toplam) throw new AppError('alici_degisti', { ayrinti: { toplam: quote.toplam } })
    const gonderen_k_no = staff.k_no
    if (zaman === null) {
      await setStanding(trx, k_no, { durum: 'gonderiliyor', gonderen_k_no, hedef: toplam, baslama_zamani: now })
      await queue.send('send-newsletters', {}, trx)
    } else await setStanding(trx, k_no, { durum: 'planli', gonderen_k_no, plan_zamani: zaman })
    return await readNewsletter(trx, k_no)
  })
}

type Act = ParsedInputOf<typeof steerCall>['eylem']

/** From which state each act leads. */
const FROM: Readonly<Record<Act, readonly NewsletterState[]>> = {
  durdur: ['gonderiliyor'],
  surdur: ['durduruldu'],
  bitir: ['gonderiliyor', 'durduruldu'],
  taslak: ['planli'],
}

/** Held at once: mails in the outbox ask before they go. Ended for good: those that wait are taken back (PEOPLE-63). */
export async function steerNewsletter(
  { db, queue, clock }: Services,
  { tenant }: RequestContext,
  { k_no, eylem }: ParsedInputOf<typeof steerCall>,
): Promise<OfficeNewsletter> {
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await requireNewsletter(trx, k_no, true)
    if (!FROM[eylem].includes(row.durum)) throw new AppError('durum_uygun_degil')
    if (eylem === 'durdur') await setStanding(trx, k_no, { durum: 'durduruldu' })
    else if (eylem === 'taslak') {
      await setStanding(trx, k_no, { durum: 'taslak', plan_zamani: null, gonderen_k_no: null })
    } else if (eylem === 'surdur') {
      await setStanding(trx, k_no, { durum: 'gonderiliyor' })
      await queue.send('send-newsletters', {}, trx)
    } else {
      await setStanding(trx, k_no, { durum: 'iptal', bitis_zamani: clock.now() })
      await dropWaitingMails(trx, k_no)
    }
    return await readNewsletter(trx, k_no)
  })
}
