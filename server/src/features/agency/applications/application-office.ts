import type { Agency } from '@meltem/contract/agency/agency'
import type {
  ApplicationState,
  approveApplication,
  getApplication,
  listApplications,
  moveApplication,
} from '@meltem/contract/agency/application'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Selectable } from 'kysely'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { AgencyApplicationTable } from '../../../platform/db/tables/agency.ts'
import { refuseTaken } from '../../../platform/db/unique-violation.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import {
  findApplication,
  insertHistory,
  listApplicationPage,
  listDocuments,
  listHistory,
  lockApplication,
  updateApplication,
} from './application.queries.ts'
import { renewApplicationKey } from './application-key.queries.ts'
import { createAgency } from './create-agency.ts'

type Row = Selectable<AgencyApplicationTable>

export const PAGE_SIZE = 25

function onWire({ k_no, basvuru_no, durum, form, vergi_no, e_mail, dil, olusturma_zamani }: Row) {
  const { unvan, marka } = form
  return {
    k_no,
    basvuru_no,
    durum,
    unvan,
    marka,
    vergi_no,
    e_mail,
    dil,
    olusturma_zamani: olusturma_zamani.toISOString(),
  }
}

export async function listReceived(
  trx: TenantTransaction,
  durum: ApplicationState | undefined,
  page: number,
): Promise<Pick<OutputOf<typeof listApplications>, 'data' | 'toplam'>> {
  const { rows, toplam } = await listApplicationPage(trx, durum, { size: PAGE_SIZE, page })
  return { data: rows.map(onWire), toplam }
}

export async function readApplication(
  trx: TenantTransaction,
  k_no: string,
): Promise<OutputOf<typeof getApplication>['data']> {
  const row = await findApplication(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  const documents = await listDocuments(trx, k_no)
  const history = await listHistory(trx, k_no)
  return {
    ...onWire(row),
    form: row.form,
    acente_k_no: row.acente_k_no,
    belgeler: documents.map((each) => ({
      ...each,
      yukleme_zamani: each.yukleme_zamani.toISOString(),
      // The documents of the form are uploaded before it is sent.
      sonradan: each.yukleme_zamani > row.olusturma_zamani,
    })),
    gecmis: history.map((each) => ({ ...each, zaman: each.zaman.toISOString() })),
  }
}

const OPEN: readonly ApplicationState[] = ['alindi', 'inceleniyor', 'bilgi_bekleniyor']

/** Decided once: what is approved or declined stays so. */
async function lockOpen(trx: TenantTransaction, k_no: string): Promise<Row> {
  const row = await lockApplication(trx, k_no)
  if (!row) throw new AppError('bulunamadi')
  if (!OPEN.includes(row.durum)) throw new AppError('durum_uygun_degil')
  return row
}

interface Decision {
  readonly durum: ApplicationState
  readonly aciklama: string | null
  readonly personel_k_no: string
  readonly acente_k_no?: string
}

/** State, history and the mail that tells of it. */
async function decide(
  services: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { row, durum, aciklama, personel_k_no, acente_k_no }: Decision & { row: Row },
): Promise<void> {
  await updateApplication(trx, row.k_no, { durum, ...(acente_k_no ? { acente_k_no } : {}) })
  await insertHistory(trx, { tenant_id: tenant.id, basvuru_k_no: row.k_no, durum, aciklama, personel_k_no })
  const { contact } = await getTenantSettings(services.db, services.cache, tenant)
  const { secrets } = services.config
  const link = await renewApplicationKey(trx, { secrets, tenant_id: tenant.id, k_no: row.k_no })
  await putInOutbox(trx, services.queue, tenant.id, {
    tur: 'agency_application',
    veri: { durum, ad: row.form.yetkili.ad, basvuru_no: row.basvuru_no, aciklama, ...link },
    alici: row.e_mail,
    yanit_adresi: contact.e_mail,
    dil: row.dil,
  })
}

export async function reviewApplication(
  services: Services,
  context: RequestContext,
  { k_no, durum, aciklama }: ParsedInputOf<typeof moveApplication>,
): Promise<void> {
  const { k_no: personel_k_no } = await requireStaff(context)
  await withTenant(services.db, context.tenant.id, async (trx) => {
    const row = await lockOpen(trx, k_no)
    await decide(services, trx, context, { row, durum, aciklama: aciklama || null, personel_k_no })
  })
}

export async function approve(
  services: Services,
  context: RequestContext,
  { k_no, kur }: ParsedInputOf<typeof approveApplication>,
): Promise<Agency> {
  const { k_no: personel_k_no } = await requireStaff(context)
  const { tenant } = context
  const { exchange } = await getTenantSettings(services.db, services.cache, tenant)
  if (kur && !exchange.kurlar.some(({ kod }) => kod === kur)) throw new AppError('kur_yok')
  return await refuseTaken('acente_kayitli', () =>
    withTenant(services.db, tenant.id, async (trx) => {
      const row = await lockOpen(trx, k_no)
      const agency = await createAgency(services, trx, tenant.id, {
        company: row.form,
        dil: row.dil,
        kur: kur ?? exchange.varsayilan,
        istenen_mutabakat: row.form.istenen_mutabakat,
        ust_acente_k_no: null,
      })
      const acente_k_no = agency.k_no
      await decide(services, trx, context, { row, durum: 'onaylandi', aciklama: null, personel_k_no, acente_k_no })
      return agency
    }),
  )
}
