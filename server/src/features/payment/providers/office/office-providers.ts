import {
  KEYED_PROVIDERS,
  type KeyedProvider,
  type OfficeProvider,
  PROVIDER_KEYS,
  type saveProvider as saveCall,
} from '@meltem/contract/payment/account-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../../platform/http/api.ts'
import { newToken } from '../../../../platform/sessions/token.ts'
import type { Services } from '../../../../services.ts'
import { noteInstallationTry } from '../../../settings/office/setting-part.queries.ts'
import { deleteSealed, findSealed, noteTry, type SealedRow } from '../../../settings/sealed/sealed-setting.queries.ts'
import { lastOf, openSealed, saveSealed } from '../../../settings/sealed/sealed-setting.ts'
import { GatewayRefusal, GatewayUnclear, type PaymentGateway, type PaymentOrder } from '../payment-gateway.ts'
import { openKeyed } from '../tenant-gateways.ts'

interface Open {
  readonly son_dort: Record<string, string>
  readonly deneme_ortami: boolean
}

function onWire({ payments, config }: Services, ad: KeyedProvider, row: SealedRow | undefined): OfficeProvider {
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

/** No key is ever among them: what was typed once is only used (PAY-16). */
async function listIn(services: Services, trx: TenantTransaction): Promise<{ data: OfficeProvider[] }> {
  const data: OfficeProvider[] = []
  for (const ad of KEYED_PROVIDERS) data.push(onWire(services, ad, await findSealed(trx, ad)))
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

/**
 * Opens a payment of 1.00 that nobody is led to: the provider takes the keys, or says that it does not (PAY-17). No money
 * moves, and the order is in no book of ours.
 */
export async function tryProvider(services: Services, context: RequestContext, ad: KeyedProvider) {
  const { tenant } = context
  const opened = await withTenant(services.db, tenant.id, (trx) => openSealed(services.config, trx, tenant.id, ad))
  const gateway = opened ? await openKeyed(services, ad, opened) : services.payments.find(ad)
  if (!gateway) throw new AppError('bulunamadi')
  const order = await trialOrder(context)
  const fault = await faultOf(gateway, order)
  // Told in a commit of its own: also a try that has failed is kept.
  const answer = await withTenant(services.db, tenant.id, async (trx) => {
    if (opened) await noteTry(trx, opened.row, { zaman: services.clock.now(), tamam: fault === undefined })
    else if (fault === undefined) await noteInstallationTry(trx, tenant.id, 'odeme', services.clock.now())
    return await listIn(services, trx)
  })
  if (fault) throw fault
  return answer
}

async function faultOf(gateway: PaymentGateway, order: PaymentOrder): Promise<AppError | undefined> {
  try {
    await gateway.start(order)
    return undefined
  } catch (error) {
    if (error instanceof GatewayRefusal) {
      return new AppError('saglayici_anahtar', { ayrinti: { neden: error.message.slice(0, 200) } }, { cause: error })
    }
    if (error instanceof GatewayUnclear) return new AppError('saglayici_yanitsiz', {}, { cause: error })
    throw error
  }
}

async function trialOrder(context: RequestContext): Promise<PaymentOrder> {
  const { k_no, ad, soyad, e_mail } = await requireStaff(context)
  const { origin, tenant, language, ip } = context
  return {
    siparis_no: `DENEME${newToken()
      .replaceAll(/[^A-Za-z0-9]/g, '')
      .slice(0, 20)}`,
    tutar: 100,
    kur: 'TRY',
    kart_taksit: 1,
    aciklama: 'Test',
    lang: language,
    donus_url: `${origin}/odeme/donus?firma=${tenant.kod}`,
    bildirim_url: `${origin}/odeme/bildirim`,
    musteri: { k_no, ad, soyad, e_mail, telefon: '', adres: '', ip },
  }
}
