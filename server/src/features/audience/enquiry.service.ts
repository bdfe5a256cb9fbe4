import { randomInt } from 'node:crypto'
import type { Enquiry, EnquiryForm } from '@meltem/contract/audience/enquiry'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { Selectable } from 'kysely'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import type { EnquiryTable } from '../../platform/db/tables/payment.ts'
import type { RequestContext } from '../../platform/http/api.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { putInOutbox } from '../letters/outbox.ts'
import { getTenantSettings } from '../settings/settings.service.ts'
import { hasEnquiry, insertEnquiry, listEnquiryPage, updateEnquiry } from './enquiry.queries.ts'

const PAGE_SIZE = 25
/** Letters and digits that cannot be misread on a phone call. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'

/** `T` + day + five characters: 6.4 million numbers a day, so a clash is an error worth seeing rather than a case. */
function enquiryNumber(): string {
  const day = Temporal.Now.plainDateISO('Europe/Istanbul').toString().slice(2).replaceAll('-', '')
  return `T${day}-${Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`
}

/** Stores an enquiry, tells the operator and thanks the sender, in one transaction. */
export async function receiveEnquiry(services: Services, form: EnquiryForm, context: RequestContext): Promise<string> {
  const { tenant, ip } = context
  const talep_no = enquiryNumber()
  // A robot filled in the hidden field: it is told the same as a visitor, and nothing is stored.
  if (form.web_sitesi) return talep_no
  await services.throttles.take('enquiry_ip', tenant.id, ip)
  const { contact, language } = await getTenantSettings(services.db, services.cache, tenant)
  const { gizlilik_politikasi: _read, web_sitesi: _trap, butce, ...asked } = form
  const told = { ...asked, telefon: form.telefon || null, talep_no }
  await withTenant(services.db, tenant.id, async (trx) => {
    const stored = { ...told, butce: butce === undefined ? null : toMinor(butce), kur: form.kur ?? null }
    await insertEnquiry(trx, {
      ...stored,
      baslangic: form.baslangic ?? null,
      bitis: form.bitis ?? null,
      tenant_id: tenant.id,
    })
    const veri = {
      ...told,
      baslangic: form.baslangic ?? null,
      bitis: form.bitis ?? null,
      butce: butce ?? null,
      kur: form.kur ?? null,
    }
    const toOperator = { tur: 'enquiry_operator' as const, veri, alici: contact.e_mail, yanit_adresi: form.e_mail }
    const toSender = { tur: 'enquiry_sender' as const, veri, alici: form.e_mail, yanit_adresi: contact.e_mail }
    await putInOutbox(
      trx,
      services.queue,
      tenant.id,
      { ...toOperator, dil: language.varsayilan },
      { ...toSender, dil: form.lang },
    )
  })
  return talep_no
}

export async function listEnquiries(
  trx: TenantTransaction,
  durum: Enquiry['durum'] | undefined,
  page: number,
): Promise<{ data: Enquiry[]; toplam: number; sayfa_boyu: number }> {
  const { rows, toplam } = await listEnquiryPage(trx, durum, { size: PAGE_SIZE, page })
  return { data: rows.map(enquiryOf), toplam, sayfa_boyu: PAGE_SIZE }
}

interface Answer {
  readonly k_no: string
  readonly durum?: Enquiry['durum'] | undefined
  readonly gorulen?: Enquiry['durum'] | undefined
  readonly yanit?: string | undefined
}

/**
 * An answer is mailed to the sender in the frame of their language; the operator's words stay as they are. It goes once:
 * of two clerks who answer the same enquiry the second is told that it has been answered (BOOK-65).
 */
export async function answerEnquiry(
  services: Services,
  tenant: Tenant,
  { k_no, durum, gorulen, yanit }: Answer,
): Promise<Enquiry> {
  const { contact } = await getTenantSettings(services.db, services.cache, tenant)
  return await withTenant(services.db, tenant.id, async (trx) => {
    const next = durum ?? (yanit === undefined ? undefined : ('yanitlandi' as const))
    if (next === undefined) throw new AppError('gecersiz_istek')
    const written = { durum: next, ...(yanit === undefined ? {} : { yanit }) }
    const row = await updateEnquiry(trx, { k_no, gorulen }, written)
    if (!row) throw new AppError((await hasEnquiry(trx, k_no)) ? 'durum_uygun_degil' : 'bulunamadi')
    if (yanit !== undefined) {
      await putInOutbox(trx, services.queue, tenant.id, {
        tur: 'enquiry_answer',
        veri: { ad: row.ad, talep_no: row.talep_no, yanit },
        alici: row.e_mail,
        yanit_adresi: contact.e_mail,
        dil: row.lang,
      })
    }
    return enquiryOf(row)
  })
}

function enquiryOf({ tenant_id: _tenant, ...row }: Selectable<EnquiryTable>): Enquiry {
  return {
    ...row,
    butce: row.butce === null ? null : toAmount(row.butce),
    olusturma_zamani: row.olusturma_zamani.toISOString(),
  }
}
