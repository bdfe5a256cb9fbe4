import { createHash } from 'node:crypto'
import type { ParsedInputOf } from '@meltem/contract/endpoint'
import { AppError } from '@meltem/contract/errors'
import type { ContractKind, ContractText, listContracts as call } from '@meltem/contract/payment'
import { daysBetween } from '@meltem/domain/calendar-day'
import { isPackageTour } from '@meltem/domain/reservation/package-tour'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../db/connection.ts'
import type { Tenant } from '../../http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { getTenantSettings } from '../settings/settings.service.ts'

/** Raised when a clause changes, so that what somebody accepted can be told from what stands here now. */
const VERSION = '2026-11'

const CLAUSES = {
  on_bilgilendirme: ['satici', 'hizmet', 'odeme', 'iptal', 'sikayet'],
  mesafeli_satis: ['taraflar', 'konu', 'bedel', 'iptal', 'hukuk'],
  kiralama: ['kiralanan', 'kullanim', 'depozito', 'teslim'],
  paket_tur: ['paket', 'iptal', 'degisiklik', 'devir'],
} as const satisfies Record<ContractKind, readonly string[]>

/** Which contracts a basket needs (domain §8): a package tour takes the place of the distance sale. */
export async function listContracts(
  { db, cache }: Services,
  tenant: Tenant,
  { lang, satirlar }: ParsedInputOf<typeof call>,
): Promise<ContractText[]> {
  const { company, contact } = await getTenantSettings(db, cache, tenant)
  const keys = satirlar.map((line) => line.urun_k_no)
  const products = await withTenant(db, tenant.id, (trx) =>
    trx.selectFrom('urun').select(['k_no', 'urun_tipi', 'kiralama_sozlesmesi']).where('k_no', 'in', keys).execute(),
  )
  const parts = satirlar.map(({ urun_k_no, baslangic, bitis }) => {
    const product = products.find((one) => one.k_no === urun_k_no.toLowerCase())
    if (!product) throw new AppError('urun_yok')
    const gece = bitis ? daysBetween(baslangic, bitis) : 0
    return { ...product, gece, saat: gece * 24 }
  })
  const sale = isPackageTour(parts) ? ('paket_tur' as const) : ('mesafeli_satis' as const)
  const rental = parts.some((part) => part.kiralama_sozlesmesi) ? (['kiralama'] as const) : []
  const values = { unvan: company.unvan, adres: contact.adres, telefon: contact.telefon, e_mail: contact.e_mail }
  return (['on_bilgilendirme', sale, ...rental] as const).map((tur) => textOf(tur, lang, values))
}

function textOf(
  tur: ContractKind,
  lang: ParsedInputOf<typeof call>['lang'],
  values: Record<string, string>,
): ContractText {
  const t = translatorFor(lang, 'contracts')
  const say = (key: string) => t(key as Parameters<typeof t>[0], values)
  const baslik = say(`${tur}.baslik`)
  const maddeler = CLAUSES[tur].map((clause) => ({
    baslik: say(`${tur}.${clause}.baslik`),
    metin: say(`${tur}.${clause}.metin`),
  }))
  const ozet = createHash('sha256')
    .update(JSON.stringify([VERSION, baslik, maddeler]))
    .digest('hex')
  return { tur, surum: VERSION, baslik, maddeler, ozet }
}
