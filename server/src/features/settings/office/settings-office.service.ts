import { BASE_EXCHANGE } from '@meltem/contract/settings'
import type { PartName, PartValue } from '@meltem/contract/settings-office'
import { withTenant } from '../../../platform/db/connection.ts'
import { type Edit, settleFields } from '../../../platform/db/edits/settle-edit.ts'
import type { RequestContext } from '../../../platform/http/api.ts'
import type { Services } from '../../../services.ts'
import { standingRates } from '../rates.ts'
import { findLatestBulletin, listOwnRates } from '../settings.queries.ts'
import { requirePart } from './part-rules.ts'
import { lockPart, readVersionedParts, updatePart } from './setting-part.queries.ts'
import { PARTS } from './setting-parts.ts'

interface Standing<P extends PartName> {
  readonly surum: number
  readonly deger: PartValue<P>
}

/** All parts as the office edits them; one that was never written says what it says by default (PEOPLE-30). */
export async function getOfficeSettings({ db }: Services, { tenant }: RequestContext) {
  const bulletin = await findLatestBulletin(db)
  const [stored, own] = await withTenant(
    db,
    tenant.id,
    async (trx) => [await readVersionedParts(trx), await listOwnRates(trx)] as const,
  )
  const standing = <P extends PartName>(name: P): Standing<P> => {
    const row = stored.get(name)
    return { surum: row?.surum ?? 1, deger: PARTS[name].read(row?.deger, tenant.kod) }
  }
  const rates = standingRates(bulletin, own).map(({ kod, satis }) => ({ kod, satis: Number(satis) }))
  return {
    data: {
      company: standing('company'),
      contact: standing('contact'),
      support: standing('support'),
      social: standing('social'),
      seo: standing('seo'),
      tema: standing('tema'),
      logofavicon: standing('logofavicon'),
      language: standing('language'),
      exchange: standing('exchange'),
      rezervasyon: standing('rezervasyon'),
      odeme: standing('odeme'),
      fatura: standing('fatura'),
      olcum: standing('olcum'),
      other: standing('other'),
    },
    kurlar: [{ kod: BASE_EXCHANGE.kod, satis: BASE_EXCHANGE.satis }, ...rates],
    bulten_tarihi: bulletin?.bulten_tarihi ?? null,
  }
}

/** Two people who change different fields of a part both get their way (PEOPLE-17, PEOPLE-31). */
export async function savePart<P extends PartName>(
  { db, payments }: Services,
  { tenant, language }: RequestContext,
  name: P,
  edit: Edit<PartValue<P>>,
): Promise<Standing<P>> {
  const part = PARTS[name]
  const bulletin = await findLatestBulletin(db)
  return await withTenant(db, tenant.id, async (trx) => {
    const usual = part.write(part.read(undefined, tenant.kod), undefined)
    const { deger, surum } = await lockPart(trx, tenant.id, name, usual)
    const now = part.read(deger, tenant.kod)
    const changed = await settleFields<PartValue<P>>(trx, now, edit, { tables: ['ayar'], row: { anahtar: name } })
    const value = { ...now, ...changed }
    const standing = standingRates(bulletin, await listOwnRates(trx))
    const rates = [BASE_EXCHANGE.kod, ...standing.map(({ kod }) => kod)]
    const hasTestBank = payments.find('test') !== undefined
    await requirePart(name, { value, changed, trx, language, rates, hasTestBank })
    if (Object.keys(changed).length === 0) return { surum, deger: now }
    await updatePart(trx, name, part.write(value, deger), surum + 1)
    return { surum: surum + 1, deger: value }
  })
}
