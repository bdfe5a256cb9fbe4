import type { answerApplication, OwnApplication } from '@meltem/contract/agency/application'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { getStanding, insertHistory, listDocuments, listHistory, updateApplication } from './application.queries.ts'
import { lockByKey, renewApplicationKey } from './application-key.queries.ts'
import { claimDocuments } from './document-store.ts'

type Row = Awaited<ReturnType<typeof lockByKey>>

/** What the applicant may know: no names of the staff, and nothing that is not of the application. */
async function describe(trx: TenantTransaction, { k_no, basvuru_no, form }: Row): Promise<OwnApplication> {
  const { durum, anahtar_bitis } = await getStanding(trx, k_no)
  const history = await listHistory(trx, k_no)
  const documents = await listDocuments(trx, k_no)
  return {
    basvuru_no,
    durum,
    marka: form.marka,
    gecmis: history.map((each) => ({
      durum: each.durum,
      aciklama: each.aciklama,
      basvuran: each.personel_k_no === null,
      zaman: each.zaman.toISOString(),
    })),
    belgeler: documents.map(({ yukleme_zamani: _when, ...document }) => document),
    bitis: (anahtar_bitis ?? new Date()).toISOString(),
  }
}

export async function readOwn(
  { db, throttles, config }: Services,
  { tenant, ip }: RequestContext,
  anahtar: string,
): Promise<OwnApplication> {
  await throttles.take('agency_key_ip', tenant.id, ip)
  return await withTenant(
    db,
    tenant.id,
    async (trx) => await describe(trx, await lockByKey(trx, config.secrets, anahtar)),
  )
}

/** Answer, documents, state and mails in one transaction; only while something is asked. */
export async function receiveAnswer(
  services: Services,
  context: RequestContext,
  { anahtar, yanit, belgeler }: ParsedInputOf<typeof answerApplication>,
): Promise<OwnApplication> {
  const { db, throttles, config } = services
  const { tenant, ip } = context
  await throttles.take('agency_key_ip', tenant.id, ip)
  return await withTenant(db, tenant.id, async (trx) => {
    const row = await lockByKey(trx, config.secrets, anahtar)
    if (row.durum !== 'bilgi_bekleniyor') throw new AppError('yanit_beklenmiyor')
    const { k_no } = row
    await updateApplication(trx, k_no, { durum: 'inceleniyor' })
    await insertHistory(trx, { tenant_id: tenant.id, basvuru_k_no: k_no, durum: 'inceleniyor', aciklama: yanit })
    await claimDocuments(trx, k_no, belgeler)
    const link = await renewApplicationKey(trx, { secrets: config.secrets, tenant_id: tenant.id, k_no })
    await tellOfAnswer(services, trx, context, { row, yanit, belge: belgeler.length, link })
    return await describe(trx, row)
  })
}

interface Answered {
  readonly row: Row
  readonly yanit: string
  readonly belge: number
  readonly link: { readonly basvuru_k_no: string; readonly gun: number }
}

async function tellOfAnswer(
  { db, cache, queue }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { row, yanit, belge, link }: Answered,
): Promise<void> {
  const { contact, language } = await getTenantSettings(db, cache, tenant)
  const { basvuru_no, e_mail, dil, form } = row
  const { ad, soyad } = form.yetkili
  await putInOutbox(
    trx,
    queue,
    tenant.id,
    {
      tur: 'agency_application',
      veri: { durum: 'inceleniyor', ad, basvuru_no, aciklama: yanit, yanit: true, ...link },
      alici: e_mail,
      yanit_adresi: contact.e_mail,
      dil,
    },
    {
      tur: 'agency_application_answer',
      veri: { basvuru_no, marka: form.marka, ad: `${ad} ${soyad}`, e_mail, yanit, belge },
      alici: contact.e_mail,
      yanit_adresi: e_mail,
      dil: language.varsayilan,
    },
  )
}
