import type { AccountFields, OfficeAccount, saveAccount as saveCall } from '@meltem/contract/payment/account-office'
import type { ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import { isIban } from '@meltem/domain/identifiers'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { settleFields } from '../../../platform/db/edits/settle-edit.ts'
import { refuseTaken } from '../../../platform/db/unique-violation.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { putInOutbox } from '../../letters/outbox.ts'
import { requireCurrency } from '../../settings/settings.service.ts'
import {
  insertAccount,
  listAccountRows,
  listManagerAddresses,
  lockAccounts,
  updateAccount,
} from './office-account.queries.ts'

/** Whoever has stolen a login has no money of guests before a manager has read the mail (PAY-15). */
const HOURS_UNSEEN = 24

type Input = ParsedInputOf<typeof saveCall>
type Olay = 'yeni' | 'degisti' | 'kapandi'

export async function saveAccount(services: Services, context: RequestContext, input: Input): Promise<OfficeAccount> {
  const { tenant } = context
  if (input.yeni.kur !== undefined) await requireCurrency(services, tenant, input.yeni.kur)
  requireRealIban(input, context)
  const save = () =>
    withTenant(services.db, tenant.id, async (trx) => {
      await lockAccounts(trx)
      const known = await listAccountRows(trx)
      const before = known.find(({ k_no }) => k_no === input.k_no)
      if (!before && input.surum > 0) throw new AppError('bulunamadi')
      const olay = before
        ? await change(services, trx, before, input)
        : await open(services, trx, { context, input, known })
      const [after] = await listAccountRows(trx, input.k_no)
      if (!after) throw new AppError('bulunamadi')
      if (olay) await tellManagers(services, trx, context, { olay, after })
      return after
    })
  return await refuseTaken('iban_kayitli', save)
}

function requireRealIban({ yeni: { iban } }: Input, { language }: RequestContext): void {
  if (iban === undefined || isIban(iban)) return
  const issue: FieldIssue = { alan: 'iban', kural: 'gecersiz', mesaj: translatorFor(language, 'agencyRules')('iban') }
  throw new AppError('alan_hatasi', { alanlar: [issue] })
}

interface Opening {
  readonly context: RequestContext
  readonly input: Input
  readonly known: readonly OfficeAccount[]
}

/** The first account is seen at once: before it nobody could have paid anywhere. */
async function open({ clock }: Services, trx: TenantTransaction, { context, input, known }: Opening): Promise<Olay> {
  const { banka, hesap_sahibi, iban, kur, sube = null, swift = null, sira = known.length, aktif = true } = input.yeni
  if (!banka || !hesap_sahibi || !iban || !kur) throw new AppError('gecersiz_istek')
  const wait = known.length === 0 ? 0 : HOURS_UNSEEN
  const gosterim_zamani = hoursFrom(clock.now(), wait)
  const row: AccountFields = { banka, sube, hesap_sahibi, iban, swift, kur, sira: Math.min(sira, 99), aktif }
  await insertAccount(trx, { ...row, tenant_id: context.tenant.id, k_no: input.k_no, gosterim_zamani })
  return 'yeni'
}

function hoursFrom(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}

/** Lines of the bank belong to an IBAN: another one is another account. */
async function change(
  { clock }: Services,
  trx: TenantTransaction,
  before: OfficeAccount,
  { k_no, gorulen, yeni }: Input,
): Promise<Olay | undefined> {
  const { k_no: _key, surum, gosterim_zamani: _shown, ...now } = before
  const changed = await settleFields<AccountFields>(
    trx,
    now,
    { gorulen, yeni },
    { tables: ['banka_hesabi'], row: { k_no } },
  )
  if (changed.iban !== undefined || changed.kur !== undefined) throw new AppError('durum_uygun_degil')
  if (Object.keys(changed).length === 0) return undefined
  // One that comes back, or has another name on it, is as good as new.
  const anew = changed.aktif === true || changed.hesap_sahibi !== undefined
  const shown = anew ? { gosterim_zamani: hoursFrom(clock.now(), HOURS_UNSEEN) } : {}
  await updateAccount(trx, k_no, { ...changed, ...shown, surum: surum + 1 })
  if (Object.keys(changed).every((name) => name === 'sira')) return undefined
  return changed.aktif === false ? 'kapandi' : 'degisti'
}

async function tellManagers(
  { queue }: Services,
  trx: TenantTransaction,
  context: RequestContext,
  { olay, after }: { olay: Olay; after: OfficeAccount },
): Promise<void> {
  const { ad, soyad } = await requireStaff(context)
  const { banka, hesap_sahibi, iban, gosterim_zamani } = after
  const kisi = `${ad} ${soyad}`
  for (const manager of await listManagerAddresses(trx)) {
    const veri = { olay, ad: manager.ad, kisi, banka, hesap_sahibi, iban, gosterim_zamani }
    await putInOutbox(trx, queue, context.tenant.id, {
      tur: 'staff_account',
      veri,
      alici: manager.e_mail,
      dil: manager.dil,
    })
  }
}
