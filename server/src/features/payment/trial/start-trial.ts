import { KEYED_PROVIDERS } from '@meltem/contract/payment/account-office'
import type { PaymentProvider } from '@meltem/contract/payment/payment'
import { AppError } from '@meltem/contract/wire/errors'
import { nextQuestionAt } from '@meltem/domain/payment/attempt-states'
import { withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import { hashToken, newToken } from '../../../platform/sessions/token.ts'
import type { Services } from '../../../services.ts'
import { openSealed } from '../../settings/sealed/sealed-setting.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { GatewayRefusal, GatewayUnclear, type PaymentGateway, type PaymentOrder } from '../providers/payment-gateway.ts'
import { openKeyed } from '../providers/tenant-gateways.ts'
import { noteVerdict } from './settle-trial.ts'
import { insertTrial, trialNumber, updateTrial } from './trial.queries.ts'

/** 1.00 of whatever currency the tenant shows first. */
const TRIAL_SUM = 100

interface Opened {
  readonly gateway: PaymentGateway
  /** Version of the tenant's own keys; 0 where those of the installation count. */
  readonly surum: number
}

async function openProvider(services: Services, context: RequestContext, ad: PaymentProvider): Promise<Opened> {
  const { tenant } = context
  const keyed = KEYED_PROVIDERS.find((one) => one === ad)
  const own =
    keyed && (await withTenant(services.db, tenant.id, (trx) => openSealed(services.config, trx, tenant.id, keyed)))
  const gateway = keyed && own ? await openKeyed(services, keyed, own) : services.payments.find(ad)
  if (!gateway) throw new AppError('bulunamadi')
  return { gateway, surum: own?.row.surum ?? 0 }
}

/**
 * Opens a payment of 1.00, which the operator pays on the provider's page (PAY-17). The row is there before the provider
 * hears of it, so that nothing that is paid is forgotten; keys the provider does not take are said at once.
 */
export async function startTrial(services: Services, context: RequestContext, ad: PaymentProvider): Promise<void> {
  const { db, cache, clock } = services
  const { tenant } = context
  const { gateway, surum } = await openProvider(services, context, ad)
  const { exchange } = await getTenantSettings(db, cache, tenant)
  const k_no = crypto.randomUUID()
  const token = newToken()
  const now = clock.now()
  const ask = nextQuestionAt(now.getTime(), now.getTime())
  const row = {
    tenant_id: tenant.id,
    k_no,
    saglayici: ad,
    surum,
    siparis_no: trialNumber(tenant.id, k_no),
    durum: 'acik' as const,
    tutar: TRIAL_SUM,
    kur: exchange.varsayilan,
    anahtar_ozeti: hashToken(token),
    iade_k_no: crypto.randomUUID(),
    personel_k_no: (await requireStaff(context)).k_no,
    sonraki_sorgu: ask === undefined ? null : new Date(ask),
    olusturma_zamani: now,
  }
  await withTenant(db, tenant.id, (trx) => insertTrial(trx, row))
  try {
    const { adim, saglayici_no, saglayici_verisi } = await gateway.start(
      await orderOf(services, context, { ...row, token }),
    )
    const verisi = saglayici_verisi ? { saglayici_verisi: JSON.stringify(saglayici_verisi) } : {}
    await withTenant(db, tenant.id, (trx) =>
      updateTrial(trx, k_no, { adim: JSON.stringify(adim), saglayici_no, ...verisi }),
    )
  } catch (cause) {
    if (cause instanceof GatewayRefusal) throw await refused(services, context, { ...row, cause })
    throw cause instanceof GatewayUnclear ? unanswered(cause) : cause
  }
}

function unanswered(cause: GatewayUnclear): AppError {
  return new AppError('saglayici_yanitsiz', {}, { cause })
}

interface Refused {
  readonly k_no: string
  readonly saglayici: PaymentProvider
  readonly surum: number
  readonly cause: GatewayRefusal
}

async function refused(
  services: Services,
  { tenant }: RequestContext,
  { cause, ...trial }: Refused,
): Promise<AppError> {
  const zaman = services.clock.now()
  const hata = cause.message.slice(0, 200)
  await withTenant(services.db, tenant.id, async (trx) => {
    await updateTrial(trx, trial.k_no, { durum: 'odenmedi', hata, sonraki_sorgu: null, sonuc_zamani: zaman })
    await noteVerdict(trx, trial, { zaman, tamam: false })
  })
  return new AppError('saglayici_anahtar', { ayrinti: { neden: hata } }, { cause })
}

interface Ordered {
  readonly siparis_no: string
  readonly tutar: number
  readonly kur: string
  readonly saglayici: PaymentProvider
  readonly surum: number
  readonly token: string
}

/** Paid by whoever tries it, at the address of the company: providers ask for one. */
async function orderOf(services: Services, context: RequestContext, order: Ordered): Promise<PaymentOrder> {
  const { origin, tenant, language, ip } = context
  const { k_no, ad, soyad, e_mail } = await requireStaff(context)
  const { contact, company } = await getTenantSettings(services.db, services.cache, tenant)
  const { siparis_no, tutar, kur, saglayici, surum, token } = order
  return {
    siparis_no,
    tutar,
    kur,
    kart_taksit: 1,
    aciklama: company.marka,
    lang: language,
    donus_url: `${origin}/odeme/donus?firma=${tenant.kod}&prova=${token}`,
    bildirim_url: `${origin}/odeme/bildirim/${saglayici}${surum > 0 ? `/${tenant.kod}` : ''}`,
    musteri: { k_no, ad, soyad, e_mail, telefon: contact.telefon, adres: contact.adres, ip },
  }
}
