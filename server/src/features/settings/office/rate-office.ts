import type { dropRate as dropCall, listRates as listCall, setRate as setCall } from '@meltem/contract/rate-office'
import { BASE_EXCHANGE } from '@meltem/contract/settings'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import type { FieldIssue } from '@meltem/contract/wire/envelope'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { isFarRate, rateText } from '@meltem/domain/exchange'
import { translatorFor } from '@meltem/i18n/translator'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import { type RequestContext, requireStaff } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { type Bulletin, findLatestBulletin } from '../settings.queries.ts'
import { listOwnRateRows, writeOwnRate } from './rate-office.queries.ts'
import { readVersionedParts } from './setting-part.queries.ts'
import { PARTS } from './setting-parts.ts'

type Rates = OutputOf<typeof listCall>

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

export async function listRates({ db }: Services, { tenant }: RequestContext): Promise<Rates> {
  const bulletin = await findLatestBulletin(db)
  return await withTenant(db, tenant.id, (trx) => ratesOf(trx, tenant.kod, bulletin))
}

async function ratesOf(trx: TenantTransaction, kod: string, bulletin: Bulletin | undefined): Promise<Rates> {
  const own = new Map((await listOwnRateRows(trx)).map((row) => [row.kod, row]))
  const fetched = new Map(bulletin?.kurlar.map((row) => [row.kod, row]))
  const { kodlar } = PARTS.exchange.read((await readVersionedParts(trx)).get('exchange')?.deger, kod)
  const codes = [...new Set([...fetched.keys(), ...own.keys()])].sort()
  return {
    data: codes.map((code) => {
      const rate = fetched.get(code)
      const set = own.get(code)
      return {
        kod: code,
        sunulan: kodlar.includes(code),
        cekilen: bulletin && rate ? { banka_kodu: bulletin.banka_kodu, satis: Number(rate.satis) } : null,
        elle: set
          ? {
              satis: set.satis === null ? null : Number(set.satis),
              zaman: set.zaman.toISOString(),
              kim: set.kim,
              surum: set.surum,
            }
          : null,
      }
    }),
    bulten_tarihi: bulletin?.bulten_tarihi ?? null,
  }
}

/** A rate counts from its commit on: every booking after it is made by it (PAY-49). */
export async function setRate(
  services: Services,
  context: RequestContext,
  { kod, surum, satis, uzak_onay }: ParsedInputOf<typeof setCall>,
): Promise<Rates> {
  const { language } = context
  const known = kod !== BASE_EXCHANGE.kod && CURRENCIES.has(kod)
  if (!known) throw refused(language, 'kod', kod === BASE_EXCHANGE.kod ? 'kur_temel' : 'kur_bilinmiyor', { kod })
  const text = rateText(satis)
  if (text === undefined) throw refused(language, 'satis', 'kur_gecersiz', {})
  const bulletin = await findLatestBulletin(services.db)
  const fetched = bulletin?.kurlar.find((row) => row.kod === kod)
  const bank = fetched ? Number(fetched.satis) : undefined
  if (bank !== undefined && isFarRate(satis, bank) && uzak_onay !== bank) {
    throw new AppError('kur_uzak', { ayrinti: { kod, satis, cekilen: bank } })
  }
  return await write(services, context, { kod, surum, satis: text, bulletin })
}

/** Only where there is a fetched rate to go back to: no price is left without one. */
export async function dropRate(
  services: Services,
  context: RequestContext,
  { kod, surum }: ParsedInputOf<typeof dropCall>,
): Promise<Rates> {
  const bulletin = await findLatestBulletin(services.db)
  if (!bulletin?.kurlar.some((row) => row.kod === kod)) throw new AppError('kur_donus_yok')
  if (surum === 0) throw new AppError('bulunamadi')
  return await write(services, context, { kod, surum, satis: null, bulletin })
}

interface Writing {
  readonly kod: string
  readonly surum: number
  readonly satis: string | null
  readonly bulletin: Bulletin | undefined
}

async function write({ db, clock }: Services, context: RequestContext, writing: Writing): Promise<Rates> {
  const { tenant } = context
  const { kod, surum, satis, bulletin } = writing
  const { k_no } = await requireStaff(context)
  return await withTenant(db, tenant.id, async (trx) => {
    const row = { tenant_id: tenant.id, kod, satis, zaman: clock.now(), personel_k_no: k_no }
    if (!(await writeOwnRate(trx, row, surum))) {
      const standing = (await listOwnRateRows(trx)).find((one) => one.kod === kod)
      const alanlar = { satis: standing?.satis === null ? null : Number(standing?.satis) }
      throw await contestedBy(trx, { tables: ['elle_kur'], row: { kod } }, alanlar)
    }
    return await ratesOf(trx, tenant.kod, bulletin)
  })
}

function refused(
  language: Language,
  alan: string,
  rule: 'kur_temel' | 'kur_bilinmiyor' | 'kur_gecersiz',
  values: Readonly<Record<string, string>>,
): AppError {
  const mesaj = translatorFor(language, 'admin')(`settings.rules.${rule}`, values)
  const issue: FieldIssue = { alan, kural: 'gecersiz', mesaj }
  return new AppError('alan_hatasi', { alanlar: [issue] })
}
