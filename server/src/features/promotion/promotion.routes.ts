import * as office from '@meltem/contract/promotion/office'
import { AppError } from '@meltem/contract/wire/errors'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../platform/db/connection.ts'
import { noteUnchanged } from '../../platform/db/staff-call.ts'
import type { Api, RequestContext } from '../../platform/http/api.ts'
import type { Services } from '../../services.ts'
import { staffAct } from '../reservation/acting.ts'
import { tryCampaignOn, tryCouponOn } from '../reservation/quote/try-promotion.ts'
import { requireCurrency } from '../settings/settings.service.ts'
import { listStored, ruleOf, saveCampaign } from './campaign-office.ts'
import { findMemberKey, listCouponRows } from './coupon-office.queries.ts'
import { couponValues, listStoredCoupons, makeCoupons, saveCoupon } from './coupon-office.ts'

/** Campaigns and coupons: written, tried on a basket, and what they gave away. */
export function mountPromotion(api: Api, services: Services): void {
  const { db } = services
  api.mount(office.listCampaigns, async (_, { tenant }) => ({ data: await withTenant(db, tenant.id, listStored) }))
  api.mount(office.saveCampaign, async (input, context) => {
    await requireCurrency(services, context.tenant, input.yeni.kur)
    const { id } = context.tenant
    return { data: await withTenant(db, id, (trx) => saveCampaign({ trx, tenant_id: id }, input)) }
  })
  api.mount(office.tryCampaign, async ({ k_no, kampanya, sepet }, context) => ({
    data: await tryCampaignOn(await staffAct(services, context), sepet, {
      ...ruleOf(kampanya),
      k_no: k_no ?? null,
      urunler: kampanya.urunler,
    }),
  }))
  api.mount(office.listCoupons, (input, { tenant }) =>
    withTenant(db, tenant.id, (trx) => listStoredCoupons(trx, input)),
  )
  api.mount(office.saveCoupon, async (input, context) => {
    await requireCurrency(services, context.tenant, input.yeni.kur)
    const { id } = context.tenant
    return { data: await withTenant(db, id, (trx) => saveCoupon({ trx, tenant_id: id }, input)) }
  })
  api.mount(office.makeCoupons, async (input, context) => {
    await requireCurrency(services, context.tenant, input.kur)
    const { id } = context.tenant
    return await withTenant(db, id, (trx) => makeCoupons({ trx, tenant_id: id }, input))
  })
  api.mount(office.tryCoupon, async ({ k_no, kupon, sepet }, context) => {
    const act = await staffAct(services, context)
    const { uye_e_mail } = kupon
    const uye_k_no = uye_e_mail
      ? await withTenant(db, context.tenant.id, (trx) => findMemberKey(trx, uye_e_mail))
      : null
    const values = couponValues(kupon, uye_k_no ?? null)
    return { data: await tryCouponOn(act, sepet, { ...values, kod: kupon.kod, k_no: k_no ?? null }) }
  })
  api.mount(office.downloadCoupons, ({ seri }, context) => fileOfSeries(services, context, seri))
}

const FILE_MOST = office.SERIES_MOST

async function fileOfSeries({ db }: Services, { tenant, language }: RequestContext, seri: string) {
  const { wholeTable } = await import('../../platform/files/papers/table-file.ts')
  const rows = await withTenant(db, tenant.id, async (trx) => {
    const found = await listCouponRows(trx, { seri }, { most: FILE_MOST, skip: 0 })
    await noteUnchanged(trx, null, { seri, satir: found.length })
    return found
  })
  if (rows.length === 0) throw new AppError('bulunamadi')
  const t = translatorFor(language, 'couponFile')
  const head = [t('code'), t('series'), t('uses'), t('from'), t('until')]
  const icerik = await wholeTable('csv', {
    name: seri,
    head,
    rows: rows.map(({ kod, kullanim, baslangic, bitis }) => [
      kod,
      seri,
      kullanim,
      baslangic?.toISOString() ?? '',
      bitis?.toISOString() ?? '',
    ]),
  })
  return { ad: `kupon-${rows[0]?.kod.slice(0, 4).toLowerCase()}.csv`, icerik }
}
