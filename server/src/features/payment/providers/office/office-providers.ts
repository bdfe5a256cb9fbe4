import {
  KEYED_PROVIDERS,
  type KeyedProvider,
  type OfficeProvider,
  PROVIDER_KEYS,
  type saveProvider as saveCall,
  type Trial,
} from '@meltem/contract/payment/account-office'
import type { PaymentProvider } from '@meltem/contract/payment/payment'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import { toAmount } from '@meltem/domain/money'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../../platform/db/connection.ts'
import type { RequestContext } from '../../../../platform/http/api.ts'
import type { Services } from '../../../../services.ts'
import { deleteSealed, findSealed, type SealedRow } from '../../../settings/sealed/sealed-setting.queries.ts'
import { lastOf, saveSealed } from '../../../settings/sealed/sealed-setting.ts'
import { settleTrial } from '../../trial/settle-trial.ts'
import { startTrial } from '../../trial/start-trial.ts'
import { findLastTrial, reopenRefund } from '../../trial/trial.queries.ts'

interface Open {
  readonly son_dort: Record<string, string>
  readonly deneme_ortami: boolean
}

type Standing = Omit<OfficeProvider, 'prova'>

function onWire({ payments, config }: Services, ad: KeyedProvider, row: SealedRow | undefined): Standing {
  if (!row) {
    const kaynak = payments.find(ad) ? ('kurulum' as const) : null
    return {
      ad,
      kaynak,
      surum: 0,
      deneme_ortami: config.payment.paytr?.testMode === true && ad === 'paytr',
      son_dort: {},
      deneme: null,
    }
  }
  const { son_dort, deneme_ortami } = row.acik as unknown as Open
  const { deneme_zamani: zaman, deneme_tamam: tamam } = row
  const deneme = zaman === null || tamam === null ? null : { zaman: zaman.toISOString(), tamam }
  return { ad, kaynak: 'isletme', surum: row.surum, deneme_ortami, son_dort, deneme }
}

/** The bank of the demo has no keys: it is there or it is not. */
function testBank({ payments }: Services): Standing[] {
  if (!payments.find('test')) return []
  return [{ ad: 'test', kaynak: 'kurulum', surum: 0, deneme_ortami: true, son_dort: {}, deneme: null }]
}

async function trialOf(trx: TenantTransaction, { ad, surum }: Standing): Promise<Trial | null> {
  const row = await findLastTrial(trx, ad, surum)
  if (!row) return null
  const { k_no, durum, tutar, kur, adim, neden, hata, kim, olusturma_zamani, sonuc_zamani } = row
  return {
    k_no,
    durum,
    tutar: toAmount(tutar),
    kur,
    kim,
    neden,
    hata,
    url: durum === 'acik' ? (adim?.url ?? null) : null,
    zaman: olusturma_zamani.toISOString(),
    sonuc_zamani: sonuc_zamani?.toISOString() ?? null,
  }
}

/** No key is ever among them: what was typed once is only used (PAY-16). */
async function listIn(services: Services, trx: TenantTransaction): Promise<{ data: OfficeProvider[] }> {
  const data: OfficeProvider[] = []
  const known: Standing[] = []
  for (const ad of KEYED_PROVIDERS) known.push(onWire(services, ad, await findSealed(trx, ad)))
  for (const one of [...known, ...testBank(services)]) data.push({ ...one, prova: await trialOf(trx, one) })
  return { data }
}

export async function listProviders(services: Services, { tenant }: RequestContext) {
  return await withTenant(services.db, tenant.id, (trx) => listIn(services, trx))
}

/** The keys of this provider; each that is missing is named at its field. */
function keysOf({ ad, anahtarlar }: ParsedInputOf<typeof saveCall>, { language }: RequestContext) {
  const mesaj = translatorFor(language, 'admin')('settings.rules.anahtar')
  const names: readonly (keyof typeof anahtarlar)[] = PROVIDER_KEYS[ad]
  const missing = names.filter((name) => !anahtarlar[name])
  const alanlar = missing.map((name): FieldIssue => ({ alan: `anahtarlar.${name}`, kural: 'zorunlu', mesaj }))
  if (alanlar.length > 0) throw new AppError('alan_hatasi', { alanlar })
  return Object.fromEntries(names.map((name) => [name, (anahtarlar[name] ?? '').trim()]))
}

export async function saveProvider(
  services: Services,
  context: RequestContext,
  input: ParsedInputOf<typeof saveCall>,
): Promise<{ data: OfficeProvider[] }> {
  const { tenant } = context
  const secrets = keysOf(input, context)
  const son_dort = Object.fromEntries(Object.entries(secrets).map(([name, key]) => [name, lastOf(key)]))
  const acik = { son_dort, deneme_ortami: input.deneme_ortami }
  const { ad, surum } = input
  return await withTenant(services.db, tenant.id, async (trx) => {
    await saveSealed(services.config, trx, { tenant_id: tenant.id, ad, surum, secrets, acik })
    return await listIn(services, trx)
  })
}

export async function removeProvider(services: Services, { tenant }: RequestContext, ad: KeyedProvider) {
  return await withTenant(services.db, tenant.id, async (trx) => {
    if (!(await deleteSealed(trx, ad))) throw new AppError('bulunamadi')
    return await listIn(services, trx)
  })
}

/** Opens a payment of 1.00 for the one who tries it; how it ends is told where it stands (PAY-17). */
export async function tryProvider(services: Services, context: RequestContext, ad: PaymentProvider) {
  await startTrial(services, context, ad)
  return await listProviders(services, context)
}

/** The provider is asked once more to give the money back, at once. */
export async function refundTrial(services: Services, context: RequestContext, k_no: string) {
  const { tenant } = context
  const begun = await withTenant(services.db, tenant.id, (trx) => reopenRefund(trx, k_no))
  if (!begun) throw new AppError('bulunamadi')
  await settleTrial(services, tenant, k_no)
  return await listProviders(services, context)
}
