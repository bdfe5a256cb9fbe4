import {
  CONTRACT_VARIABLES,
  type ContractWords,
  type listContractTexts as listCall,
  type OfficeContract,
  type previewContractText as previewCall,
  type saveContractText as saveCall,
} from '@meltem/contract/payment/contract-office'
import { CONTRACT_KINDS, type ContractKind } from '@meltem/contract/reservation/reservation'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { unknownIn } from '@meltem/domain/content/variables'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { insertContractVersion, listContractVersions, readOwnContracts } from '../../settings/own-contracts.queries.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { contractText, houseContract } from '../place/contract-texts.ts'

export async function listContractTexts(
  { db }: Services,
  { tenant, language }: RequestContext,
): Promise<OutputOf<typeof listCall>> {
  const own = await withTenant(db, tenant.id, readOwnContracts)
  return {
    data: CONTRACT_KINDS.map((tur) => ({
      tur,
      baslik: houseContract(tur, language).baslik,
      kendi: LANGUAGES.filter((dil) => own.has(`${tur}:${dil}`)),
    })),
  }
}

async function contractOf(trx: TenantTransaction, tur: ContractKind, dil: Language): Promise<OfficeContract> {
  const surumler = await listContractVersions(trx, tur, dil)
  const [newest] = surumler
  return {
    tur,
    dil,
    ev: houseContract(tur, dil),
    surum: newest?.surum ?? 0,
    kendi: newest?.kendi ?? null,
    surumler,
  }
}

interface Asked {
  readonly tur: ContractKind
  readonly dil: Language
}

export async function getContractText({ db }: Services, { tenant }: RequestContext, { tur, dil }: Asked) {
  return { data: await withTenant(db, tenant.id, (trx) => contractOf(trx, tur, dil)) }
}

const isSame = (one: ContractWords | null, other: ContractWords | null) => JSON.stringify(one) === JSON.stringify(other)

/** A version on top of the one that was seen. Whoever reads the older one has to read again before they accept. */
export async function saveContractText(
  { db, clock }: Services,
  context: RequestContext,
  { tur, dil, surum, kendi }: ParsedInputOf<typeof saveCall>,
) {
  const { tenant, language } = context
  if (kendi) requireKnown(kendi, language)
  const { k_no } = await requireStaff(context)
  return await withTenant(db, tenant.id, async (trx) => {
    const now = await contractOf(trx, tur, dil)
    if (now.surum === surum && isSame(now.kendi, kendi)) return { data: now }
    const maddeler = kendi ? JSON.stringify(kendi.maddeler) : null
    const words = { baslik: kendi?.baslik ?? null, maddeler, personel_k_no: k_no, zaman: clock.now() }
    const row = { tenant_id: tenant.id, tur, dil, surum: surum + 1, ...words }
    if (now.surum !== surum || !(await insertContractVersion(trx, row))) {
      const { baslik } = (await contractOf(trx, tur, dil)).kendi ?? now.ev
      throw await contestedBy(trx, { tables: ['sozlesme_surumu'] }, { baslik })
    }
    return { data: await contractOf(trx, tur, dil) }
  })
}

/** A name in braces that stands for nothing, at the field where it stands. */
function requireKnown({ baslik, maddeler }: ContractWords, language: Language): void {
  const texts = [
    ['baslik', baslik],
    ...maddeler.flatMap((one, at) => [
      [`maddeler.${at}.baslik`, one.baslik],
      [`maddeler.${at}.metin`, one.metin],
    ]),
  ] as [string, string][]
  const bilinen = CONTRACT_VARIABLES.map((name) => `{${name}}`).join(', ')
  const alanlar = texts.flatMap(([alan, text]): FieldIssue[] => {
    const ad = unknownIn([text], CONTRACT_VARIABLES)
    if (ad === undefined) return []
    const values = { ad: `{${ad.slice(0, 40)}}`, bilinen }
    return [{ alan, kural: 'gecersiz', mesaj: translatorFor(language, 'admin')('settings.rules.degisken', values) }]
  })
  if (alanlar.length > 0) throw new AppError('alan_hatasi', { alanlar })
}

/** As it would stand in the checkout, about this company. */
export async function previewContractText(
  { db, cache }: Services,
  { tenant, language }: RequestContext,
  { tur, dil, ...kendi }: ParsedInputOf<typeof previewCall>,
) {
  requireKnown(kendi, language)
  const { company, contact } = await getTenantSettings(db, cache, tenant)
  const sozlesmeler = new Map([[`${tur}:${dil}`, { tur, dil, surum: 0, ...kendi }]])
  return { data: contractText(tur, dil, { company, contact, sozlesmeler }) }
}
