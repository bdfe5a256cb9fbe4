import type { listReviews as listCall, postReview as postCall } from '@meltem/contract/catalog/review'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { countReviews, hasBooked, insertReview, isOffered, listShownReviews } from './reviews.queries.ts'

export function listReviews(
  { db, cache }: Services,
  tenant: Tenant,
  query: ParsedInputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const { urun_k_no, ...narrowed } = query
  // What a product's page begins with; publishing a review changes the product's rating, which drops it.
  const isFirst = Object.values(narrowed).every((value) => value === undefined)
  const read = () => withTenant(db, tenant.id, (trx) => readReviews(trx, query))
  return isFirst ? cache.remember(tenant.id, `reviews:${urun_k_no.toLowerCase()}`, read) : read()
}

async function readReviews(
  trx: TenantTransaction,
  query: ParsedInputOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const { rows, toplam } = await listShownReviews(trx, query, query.sayfa ?? 1)
  const counts = await countReviews(trx, query.urun_k_no)
  const sum = (wanted: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(wanted).reduce((total, { sayi }) => total + sayi, 0)
  return {
    data: rows.map(({ olusturma_zamani, ...row }) => ({ ...row, tarih: wallOf(olusturma_zamani).slice(0, 10) })),
    toplam,
    dagilim: [1, 2, 3, 4, 5].map((stars) => sum(({ puan }) => puan === stars)),
    diller: LANGUAGES.map((dil) => ({ dil, sayi: sum((row) => row.dil === dil) })).filter(({ sayi }) => sayi > 0),
  }
}

/** Control characters and marks that turn the direction of the text around it have no business in a review. */
const UNSEEN = /(?!\n)\p{Cc}|\p{Bidi_Control}/gu
const LINK =
  /\b(?:https?:\/\/|www\.)|<\s*(?:a|script|img|iframe)\b|\b[\w-]+\.(?:com|net|org|info|ru|de|tr|io|xyz|shop|top|link|site)\b/i

/** An address or markup: staff who moderate read it twice. */
export function carriesLink(text: string): boolean {
  return LINK.test(text)
}

function plain(text: string): string {
  return text.replaceAll(UNSEEN, '').trim()
}

/** First name and initial: "Ayşe Yılmaz" is shown as "Ayşe Y.". */
export function shownName(name: string): string {
  const [first = '', ...rest] = plain(name).split(/\s+/)
  const initial = rest.at(-1)?.[0]
  return initial ? `${first} ${initial.toLocaleUpperCase('tr')}.` : first
}

/** Stored as plain text and shown after the operator has read it. A visitor who may not write is asked to log in. */
export async function postReview(
  services: Services,
  input: ParsedInputOf<typeof postCall>,
  context: RequestContext,
): Promise<string> {
  const { tenant, ip } = context
  const { other } = await getTenantSettings(services.db, services.cache, tenant)
  const member = await context.findMember()
  if (!member && !other.uye_olmadan_yorum_yapma) throw new AppError('giris_gerekli')
  await services.throttles.take('review_ip', tenant.id, ip)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const { urun_k_no, puan, lang } = input
    if (!(await isOffered(trx, urun_k_no))) throw new AppError('bulunamadi')
    const metin = plain(input.metin)
    const baslik = plain(input.baslik ?? '')
    if (metin === '') throw new AppError('alan_hatasi')
    const { k_no } = await insertReview(trx, {
      tenant_id: tenant.id,
      urun_k_no,
      ad: shownName(input.ad),
      e_mail: input.e_mail,
      uye_k_no: member?.uye.k_no ?? null,
      dil: lang,
      puan,
      baslik: baslik === '' ? null : baslik,
      metin,
      baglanti_var: carriesLink(`${baslik} ${metin}`),
      dogrulanmis: member ? await hasBooked(trx, member.uye.k_no, urun_k_no) : false,
      yanit: null,
    })
    return k_no
  })
}
