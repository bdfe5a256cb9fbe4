import type { OfficeRelay, saveRelay as saveCall } from '@meltem/contract/mail-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { noteInstallationTry, readInstallationTry } from '../../settings/office/setting-part.queries.ts'
import { deleteSealed, findSealed, noteTry } from '../../settings/sealed/sealed-setting.queries.ts'
import { lastOf, openSealed, saveSealed } from '../../settings/sealed/sealed-setting.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { composeLetter } from '../compose/compose.ts'
import { mailLinks } from '../mail-links.ts'
import { faultOfSending, messageTo } from './send-now.ts'
import { openRelayOf } from './tenant-relays.ts'

async function read(trx: TenantTransaction): Promise<OfficeRelay> {
  const row = await findSealed(trx, 'smtp')
  if (!row) {
    const zaman = await readInstallationTry(trx, 'eposta')
    return { kaynak: 'kurulum', surum: 0, sunucu: null, deneme: zaman ? { zaman, tamam: true } : null }
  }
  const { sunucu, port, kullanici, gonderen, sifre_son } = openRelayOf(row)
  const { deneme_zamani: zaman, deneme_tamam: tamam } = row
  const deneme = zaman === null || tamam === null ? null : { zaman: zaman.toISOString(), tamam }
  return { kaynak: 'isletme', surum: row.surum, sunucu: { sunucu, port, kullanici, gonderen, sifre_son }, deneme }
}

export async function getRelay({ db }: Services, { tenant }: RequestContext): Promise<OfficeRelay> {
  return await withTenant(db, tenant.id, read)
}

/** A password that is not typed again stays; for another server or user it has to be. */
export async function saveRelay(
  { db, config }: Services,
  { tenant }: RequestContext,
  { surum, sifre, ...relay }: ParsedInputOf<typeof saveCall>,
): Promise<OfficeRelay> {
  return await withTenant(db, tenant.id, async (trx) => {
    const before = await openSealed(config, trx, tenant.id, 'smtp')
    const known = before && openRelayOf(before.row)
    const same = known?.sunucu === relay.sunucu && known.kullanici === relay.kullanici
    // Else whoever may edit could send the kept password to a server of theirs.
    if (sifre === null && before && !same) throw new AppError('sifre_yeniden')
    const kept = sifre ?? before?.secrets.sifre ?? ''
    const acik = { ...relay, sifre_son: lastOf(kept) }
    await saveSealed(config, trx, { tenant_id: tenant.id, ad: 'smtp', surum, secrets: { sifre: kept }, acik })
    return await read(trx)
  })
}

export async function removeRelay({ db }: Services, { tenant }: RequestContext): Promise<OfficeRelay> {
  return await withTenant(db, tenant.id, async (trx) => {
    if (!(await deleteSealed(trx, 'smtp'))) throw new AppError('bulunamadi')
    return await read(trx)
  })
}

/** Sends to the one who asks, at once and past the outbox: what the server says is the answer (PAY-17). */
export async function tryRelay(services: Services, context: RequestContext): Promise<OfficeRelay> {
  const { db, config, clock } = services
  const { tenant } = context
  const opened = await withTenant(db, tenant.id, (trx) => openSealed(config, trx, tenant.id, 'smtp'))
  const message = await trialMessage(services, context)
  const fault = await faultOfSending(services, opened, message)
  const zaman = clock.now()
  const answer = await withTenant(db, tenant.id, async (trx) => {
    if (opened) await noteTry(trx, opened.row, { zaman, tamam: fault === undefined })
    else if (fault === undefined) await noteInstallationTry(trx, tenant.id, 'eposta', zaman)
    return await read(trx)
  })
  if (fault) throw fault
  return answer
}

async function trialMessage(services: Services, context: RequestContext) {
  const { tenant } = context
  const { ad, e_mail, dil } = await requireStaff(context)
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  const letter = composeLetter('staff_trial', { ad }, dil, { settings, links: mailLinks(services.config)(tenant) })
  return messageTo(e_mail, letter, { tenant, dil })
}
