import * as office from '@meltem/contract/stock/office'
import * as rules from '@meltem/contract/stock/rules-office'
import { AppError } from '@meltem/contract/wire/errors'
import { SOLD_BY } from '@meltem/domain/kinds'
import { type TenantTransaction, withTenant } from '../../platform/db/connection.ts'
import { type Api, type RequestContext, requireAlso } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { findUnitSoon } from '../reservation/office/searchable.ts'
import { readSettings } from '../settings/settings.service.ts'
import { firstPricesOf } from './new-tariff.ts'
import { type Office, officeOf } from './office-frame.ts'
import { termsIn } from './option-terms.ts'
import { findProduct, listOptionRows } from './options.queries.ts'
import { listPlansOf } from './rules.queries.ts'
import { removeRule, saveRule } from './rules.ts'
import { orderOptions, saveOption } from './save-option.ts'
import { saveThing, saveUnit } from './save-thing.ts'
import { listThingsOfProduct, searchThings } from './things.queries.ts'

/** What is behind a product as stock: options, things, units, and when they leave. */
export function mountStock(api: Api, services: Services): void {
  const inOffice = <T>(context: RequestContext, work: (trx: TenantTransaction, frame: Office) => Promise<T>) =>
    withTenant(services.db, context.tenant.id, (trx) => work(trx, officeOf(services, context)))

  api.mount(office.listOptions, async ({ urun_k_no }, context) => {
    const { exchange } = await readSettings(services.db, context.tenant)
    return await inOffice(context, async (trx, frame) => {
      const product = await findProduct(trx, urun_k_no)
      if (!product) throw new AppError('bulunamadi')
      return {
        urun: { ...product, kur: exchange.varsayilan, tarifeler: [...SOLD_BY[product.urun_tipi]] },
        data: await listOptionRows(trx, frame.today, urun_k_no),
        kaynaklar: await listThingsOfProduct(trx, frame, urun_k_no),
      }
    })
  })
  api.mount(office.listThings, (filter, context) =>
    inOffice(context, async (trx, frame) => ({ data: await searchThings(trx, frame, filter) })),
  )
  api.mount(office.saveOption, async (input, context) => {
    const isPriced = input.tarife && firstPricesOf(input.tarife)
    if (isPriced || Object.keys(termsIn(input.yeni)).length > 0) await requireAlso(context, 'fiyat.yaz')
    const { exchange } = await readSettings(services.db, context.tenant)
    if (input.tarife && !exchange.kurlar.some(({ kod }) => kod === input.tarife?.kur)) throw new AppError('kur_yok')
    return await inOffice(context, async (trx, frame) => ({ data: await saveOption(trx, frame, input) }))
  })
  api.mount(office.orderOptions, (input, context) =>
    inOffice(context, async (trx) => ({ siralama: await orderOptions(trx, input) })),
  )
  api.mount(office.saveThing, (input, context) =>
    inOffice(context, async (trx, frame) => ({ data: await saveThing(trx, frame, input) })),
  )
  api.mount(office.saveUnit, async (input, context) => {
    const data = await inOffice(context, (trx, frame) => saveUnit(trx, frame, input))
    if (input.yeni.ad !== undefined) await findUnitSoon(services, context.tenant.id, input.k_no)
    return { data }
  })
  mountRules(api, services)
}

function mountRules(api: Api, services: Services): void {
  api.mount(rules.listRules, ({ urun_k_no }, context) => {
    const frame = officeOf(services, context)
    return withTenant(services.db, context.tenant.id, async (trx) => {
      const product = await findProduct(trx, urun_k_no)
      if (!product) throw new AppError('bulunamadi')
      const data = await listPlansOf(trx, frame, urun_k_no)
      return { bugun: frame.today, data, son_satis_dk: product.son_satis_dk }
    })
  })
  api.mount(rules.saveRule, async (input, context) => ({
    data: await saveRule(await staffAct(services, context), officeOf(services, context), input),
  }))
  api.mount(rules.removeRule, async (input, context) => ({
    data: await removeRule(await staffAct(services, context), officeOf(services, context), input),
  }))
}
