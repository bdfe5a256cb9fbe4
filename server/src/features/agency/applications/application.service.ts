import { randomInt } from 'node:crypto'
import type { ApplicationForm, applyAsAgency } from '@meltem/contract/agency/application'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { refuseTaken } from '../../../platform/db/unique-violation.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { getAgencyTerms } from '../terms/agency-terms.ts'
import {
  findKnownUser,
  findOpenApplication,
  findStandingAgency,
  insertApplication,
  insertHistory,
} from './application.queries.ts'
import { renewApplicationKey } from './application-key.queries.ts'
import { requireRealCompany } from './company-rules.ts'
import { claimDocuments } from './document-store.ts'

type Application = ParsedInputOf<typeof applyAsAgency>

/** Letters and digits that cannot be misread on a phone call. */
const ALPHABET = 'ACDEFHJKLMNPRTUVWXY3479'

/** `A` + day + five characters. Worked: 'A261116-K7PMX'. */
function applicationNumber(): string {
  const day = Temporal.Now.plainDateISO('Europe/Istanbul').toString().slice(2).replaceAll('-', '')
  return `A${day}-${readable(5)}`
}

export function readable(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Stores the form with its documents and tells both sides, in one transaction. */
export async function receiveApplication(
  services: Services,
  context: RequestContext,
  input: Application,
): Promise<{ basvuru_no: string }> {
  const { db, throttles, cache } = services
  const { tenant, ip, language } = context
  const basvuru_no = applicationNumber()
  const { belgeler, gizlilik_politikasi: _read, web_sitesi, lang, ...form } = input
  // A robot filled in the hidden field: it is told the same as an applicant, and nothing is stored.
  if (web_sitesi) return { basvuru_no }
  requireRealCompany(form, language, (await getAgencyTerms(services, tenant)).yabanci_iban)
  await throttles.take('agency_application_ip', tenant.id, ip)
  const settings = await getTenantSettings(db, cache, tenant)
  // Two at once: the index lets one through.
  await refuseTaken('basvuru_var', () =>
    withTenant(db, tenant.id, async (trx) => {
      await requireUnknown(trx, form)
      const k_no = await writeApplication(trx, { tenantId: tenant.id, basvuru_no, form, belgeler, dil: lang })
      await tellOfApplication(services, trx, context, {
        k_no,
        basvuru_no,
        form,
        dil: lang,
        office: { alici: settings.contact.e_mail, dil: settings.language.varsayilan },
      })
    }),
  )
  return { basvuru_no }
}

/** By the tax number or the contact person's address: each company stands here once. */
async function requireUnknown(trx: TenantTransaction, { vergi_no, yetkili }: ApplicationForm): Promise<void> {
  const agency = await findStandingAgency(trx, vergi_no)
  const user = await findKnownUser(trx, yetkili.e_mail)
  if (agency || user) throw new AppError('acente_kayitli')
  const open = await findOpenApplication(trx, vergi_no, yetkili.e_mail)
  if (open) throw new AppError('basvuru_var')
}

interface NewApplication {
  readonly tenantId: number
  readonly basvuru_no: string
  readonly form: ApplicationForm
  readonly belgeler: readonly string[]
  readonly dil: Application['lang']
}

async function writeApplication(
  trx: TenantTransaction,
  { tenantId: tenant_id, basvuru_no, form, belgeler, dil }: NewApplication,
): Promise<string> {
  const { vergi_no, yetkili } = form
  const { k_no } = await insertApplication(trx, {
    tenant_id,
    basvuru_no,
    vergi_no,
    e_mail: yetkili.e_mail,
    form: JSON.stringify(form),
    dil,
  })
  await insertHistory(trx, { tenant_id, basvuru_k_no: k_no, durum: 'alindi' })
  await claimDocuments(trx, k_no, belgeler)
  return k_no
}

interface Told {
  readonly k_no: string
  readonly basvuru_no: string
  readonly form: ApplicationForm
  readonly dil: Application['lang']
  readonly office: { readonly alici: string; readonly dil: Application['lang'] }
}

async function tellOfApplication(
  { queue, config }: Services,
  trx: TenantTransaction,
  { tenant }: RequestContext,
  { k_no, basvuru_no, form, dil, office }: Told,
): Promise<void> {
  const { unvan, marka, vergi_no, yetkili } = form
  const link = await renewApplicationKey(trx, { secrets: config.secrets, tenant_id: tenant.id, k_no })
  await putInOutbox(
    trx,
    queue,
    tenant.id,
    {
      tur: 'agency_application',
      veri: { durum: 'alindi', ad: yetkili.ad, basvuru_no, aciklama: null, ...link },
      alici: yetkili.e_mail,
      yanit_adresi: office.alici,
      dil,
    },
    {
      tur: 'agency_application_operator',
      veri: {
        basvuru_no,
        unvan,
        marka,
        vergi_no,
        ad: `${yetkili.ad} ${yetkili.soyad}`,
        e_mail: yetkili.e_mail,
        telefon: yetkili.telefon,
      },
      ...office,
      yanit_adresi: yetkili.e_mail,
    },
  )
}
