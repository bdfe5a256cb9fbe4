import { KEYED_PROVIDERS } from '@meltem/contract/payment/account-office'
import { toAmount } from '@meltem/domain/money'
import { nextQuestionAt } from '@meltem/domain/payment/attempt-states'
import { raiseAlarm } from '../../../platform/alarms.ts'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { noteTry } from '../../settings/sealed/sealed-setting.queries.ts'
import { GatewayUnclear, type PaymentGateway, type PaymentReport } from '../providers/payment-gateway.ts'
import { findGateway } from '../providers/tenant-gateways.ts'
import { claimTrial, listDueTrials, type TrialRow, updateTrial } from './trial.queries.ts'

type Changes = Parameters<typeof updateTrial>[2]
type Keys = Pick<TrialRow, 'saglayici' | 'surum'>

/**
 * The verdict on the tenant's own keys that were tried; others that were saved meanwhile have none (PAY-17). Keys of the
 * installation have no row here: the trial itself says how it went.
 */
export async function noteVerdict(
  trx: TenantTransaction,
  { saglayici, surum }: Keys,
  verdict: { readonly zaman: Date; readonly tamam: boolean },
): Promise<void> {
  const keyed = KEYED_PROVIDERS.find((one) => one === saglayici)
  if (keyed && surum > 0) await noteTry(trx, { ad: keyed, surum }, verdict)
}

/**
 * Asks the provider what became of the 1.00 and gives it back once it was taken. Nothing is believed that was not asked
 * for here; whoever comes while another is at it leaves it to that one.
 */
export async function settleTrial(services: Services, tenant: Tenant, k_no: string): Promise<void> {
  const { db, clock, log } = services
  const trial = await withTenant(db, tenant.id, (trx) => claimTrial(trx, k_no, clock.now()))
  if (!trial) return
  const write = (changes: Changes) => withTenant(db, tenant.id, (trx) => updateTrial(trx, k_no, changes))
  try {
    const gateway = await findGateway(services, tenant, trial.saglayici)
    if (!gateway) throw new GatewayUnclear(`${trial.saglayici} is not configured`)
    const asked = trial.durum === 'alindi' ? trial : { ...trial, ...(await hear(services, trial, gateway)) }
    if (asked.durum !== 'alindi') await write({ ...decided(asked), kilit: null })
    else await giveBack(services, tenant, { trial: asked, gateway })
  } catch (error) {
    await write({ kilit: null, ...askedLater(trial, clock.now()) })
    if (!(error instanceof GatewayUnclear)) throw error
    log.warn({ err: error, prova: k_no }, 'the provider did not answer about a trial')
  }
}

type Heard = Partial<Omit<TrialRow, 'saglayici_verisi'>> & Pick<TrialRow, 'durum' | 'saglayici_verisi'>

async function hear(services: Services, trial: TrialRow, gateway: PaymentGateway): Promise<Heard> {
  const report = await gateway.query(knownTrial(trial))
  const now = services.clock.now()
  const over = { sonraki_sorgu: null, sonuc_zamani: now, saglayici_verisi: trial.saglayici_verisi }
  if (report.durum === 'alindi') return taken(services, trial, report)
  if (report.durum === 'basarisiz') return { ...over, durum: 'odenmedi', neden: report.neden }
  const next = nextQuestionAt(trial.olusturma_zamani.getTime(), now.getTime())
  if (trial.durum === 'odenmedi' || next === undefined) {
    return { ...over, durum: 'odenmedi', neden: trial.neden ?? 'sure', hata: trial.hata }
  }
  return { durum: 'acik', sonraki_sorgu: new Date(next), saglayici_verisi: trial.saglayici_verisi }
}

/** Another sum than was asked for is no passed trial: a person looks, and the alarm tells. */
function taken(services: Services, trial: TrialRow, report: Extract<PaymentReport, { durum: 'alindi' }>): Heard {
  const { siparis_no, tutar, kur, k_no } = trial
  const saglayici_verisi = { ...trial.saglayici_verisi, ...report.saglayici_verisi }
  const isOurs = report.siparis_no === siparis_no && report.kur === kur
  const came = { saglayici_no: report.saglayici_no, saglayici_verisi, alinan: isOurs ? report.tutar : 0 }
  if (isOurs && report.tutar === tutar) {
    return { ...came, durum: 'alindi', neden: null, hata: null }
  }
  const told = `${toAmount(report.tutar).toFixed(2)} ${report.kur}`
  raiseAlarm(
    services.log,
    'payment_differs',
    { prova: k_no, siparis_no: report.siparis_no, gelen: told },
    'the provider reports another trial than was made',
  )
  return { ...came, durum: 'iade_olmadi', hata: told, sonraki_sorgu: null, sonuc_zamani: services.clock.now() }
}

function decided({
  durum,
  neden,
  hata,
  sonraki_sorgu,
  sonuc_zamani,
  alinan,
  saglayici_no,
  saglayici_verisi,
}: TrialRow) {
  const verisi = { saglayici_verisi: saglayici_verisi && JSON.stringify(saglayici_verisi) }
  return { durum, neden, hata, sonraki_sorgu, sonuc_zamani, alinan, saglayici_no, ...verisi }
}

interface Returning {
  readonly trial: TrialRow
  readonly gateway: PaymentGateway
}

/** That it was taken is written before the refund leaves: an answer that gets lost is asked for under the same key. */
async function giveBack(services: Services, tenant: Tenant, { trial, gateway }: Returning): Promise<void> {
  const { db, clock } = services
  const { k_no, deneme_sayisi, alinan, iade_k_no } = trial
  await withTenant(db, tenant.id, (trx) =>
    updateTrial(trx, k_no, {
      ...decided(trial),
      deneme_sayisi: deneme_sayisi + 1,
      sonraki_sorgu: later(trial, clock.now()),
    }),
  )
  const report = await gateway.refund({
    k_no: iade_k_no,
    deneme: knownTrial(trial),
    tutar: alinan,
    neden: '',
    tekrar: deneme_sayisi > 0,
  })
  const zaman = clock.now()
  await withTenant(db, tenant.id, async (trx) => {
    if (report.durum === 'suruyor') return await updateTrial(trx, k_no, { kilit: null })
    const isBack = report.durum === 'tamamlandi'
    // Another sum that has gone back again is no passed trial either.
    const tamam = isBack && alinan === trial.tutar
    const hata = isBack ? null : report.hata.slice(0, 200)
    const over = { sonraki_sorgu: null, sonuc_zamani: zaman, kilit: null, hata }
    if (isBack && !tamam) await updateTrial(trx, k_no, { ...over, durum: 'odenmedi', neden: 'diger' })
    else await updateTrial(trx, k_no, { ...over, durum: tamam ? 'tamam' : 'iade_olmadi' })
    await noteVerdict(trx, trial, { zaman, tamam })
  })
}

/** One that nobody answers about for a day was not paid; money that was taken is asked back for as long as it takes. */
function askedLater(trial: TrialRow, now: Date): Changes {
  if (trial.durum === 'alindi') return { sonraki_sorgu: later(trial, now) }
  const next = nextQuestionAt(trial.olusturma_zamani.getTime(), now.getTime())
  if (next !== undefined) return { sonraki_sorgu: new Date(next) }
  return { durum: 'odenmedi', neden: trial.neden ?? 'sure', sonraki_sorgu: null, sonuc_zamani: now }
}

/** Ten seconds, then twice as long each time, at most an hour. */
function later({ deneme_sayisi }: TrialRow, now: Date): Date {
  return new Date(now.getTime() + Math.min(3_600_000, 10_000 * 2 ** deneme_sayisi))
}

function knownTrial({ siparis_no, saglayici_no, saglayici_verisi, tutar, kur }: TrialRow) {
  return { siparis_no, saglayici_no, saglayici_verisi: saglayici_verisi ?? {}, tutar, kur }
}

/** What the clock looks after where neither the browser nor a notice came back. */
export async function settleDueTrials(services: Services, tenant: Tenant): Promise<number> {
  const due = await withTenant(services.db, tenant.id, (trx) => listDueTrials(trx, services.clock.now()))
  for (const k_no of due) {
    await settleTrial(services, tenant, k_no).catch((error: unknown) =>
      services.log.error({ err: error, prova: k_no }, 'a trial could not be looked after'),
    )
  }
  return due.length
}
