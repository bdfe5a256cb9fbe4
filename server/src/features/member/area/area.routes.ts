import * as calls from '@meltem/contract/member/area'
import { AppError } from '@meltem/contract/wire/errors'
import { toMinor } from '@meltem/domain/money'
import { type TenantTransaction, withTenant } from '../../../platform/db/connection.ts'
import { askAllLast } from '../../../platform/db/round-trip.ts'
import { type Api, type RequestContext, requireMember } from '../../../platform/http/api.ts'
import { wallOf } from '../../../platform/istanbul.ts'
import { voucherSeal } from '../../../platform/sessions/voucher-seal.ts'
import type { Services } from '../../../services.ts'
import { eraseAccount, exportData } from '../privacy/privacy.service.ts'
import { withCards } from './favourite-cards.ts'
import {
  countUnread,
  couponOf,
  couponsQuery,
  deleteFavourite,
  favouriteOf,
  favouritesQuery,
  findBooked,
  insertPaymentClaim,
  listFavourites,
  listNotices,
  markRead,
  unreadQuery,
  upsertFavourite,
} from './kept.queries.ts'
import {
  collectionOf,
  collectionsQuery,
  coversOf,
  coversQuery,
  summariesQuery,
  summaryOf,
} from './reservation-list.queries.ts'
import { deleteTraveller, listTravellers } from './traveller.queries.ts'
import { keepTraveller, travellerOf } from './traveller.service.ts'
import { listRides, listVouchers } from './voucher.queries.ts'

type Own = <T>(context: RequestContext, work: (trx: TenantTransaction, uye_k_no: string) => Promise<T>) => Promise<T>

/** Everything here belongs to the member of the token, whatever key the caller sends. */
export function mountMemberArea(api: Api, services: Services): void {
  const own: Own = async (context, work) => {
    const { uye } = await requireMember(context)
    return await withTenant(services.db, context.tenant.id, (trx) => work(trx, uye.k_no))
  }
  mountOverview(api, services, own)
  mountFavourites(api, services, own)
  mountNotices(api, own)
  mountFamily(api, services, own)
}

function mountOverview(api: Api, { config }: Services, own: Own): void {
  api.mount(calls.getMemberData, async ({ uye_k_no }, context) => {
    const { uye } = await requireMember(context)
    if (uye_k_no && uye_k_no.toLowerCase() !== uye.k_no) throw new AppError('bulunamadi')
    const found = await own(context, (trx, key) =>
      askAllLast(trx, {
        summaries: summariesQuery(key, context.language),
        covers: coversQuery(key),
        favourites: favouritesQuery(trx, key),
        coupons: couponsQuery(trx, key),
        collections: collectionsQuery(trx, key),
        unread: unreadQuery(trx, key),
      }),
    )
    const pictures = coversOf(found.covers, context.tenant.kod)
    return {
      rezervasyonlar: found.summaries.map((row) => summaryOf(row, pictures)),
      favoriler: found.favourites.map(favouriteOf),
      kuponlar: found.coupons.map(couponOf),
      tahsilatlar: found.collections.map(collectionOf),
      okunmamis: found.unread[0]?.adet ?? 0,
    }
  })
  api.mount(calls.listVouchers, async (_input, context) => ({
    data: await own(context, (trx, key) =>
      listVouchers(trx, key, {
        seal: voucherSeal(config.secret, context.tenant.id),
        wall: wallOf(new Date()),
        language: context.language,
      }),
    ),
  }))
  api.mount(calls.listTransfers, async (_input, context) => ({
    data: await own(context, (trx, key) =>
      listRides(trx, key, { wall: wallOf(new Date()), language: context.language }),
    ),
  }))
  api.mount(calls.notifyPayment, async ({ tutar, not, ...claim }, context) => {
    return await own(context, async (trx, uye_k_no) => {
      const booked = await findBooked(trx, uye_k_no, claim.rezervasyon_k_no)
      if (!booked) throw new AppError('bulunamadi')
      const values = { tenant_id: context.tenant.id, uye_k_no, ...claim, tutar: toMinor(tutar), not: not ?? null }
      return await insertPaymentClaim(trx, values)
    })
  })
}

function mountFavourites(api: Api, services: Services, own: Own): void {
  api.mount(calls.listFavourites, async ({ kur }, context) => {
    const favourites = await own(context, listFavourites)
    return { data: await withCards(services, context, favourites, kur) }
  })
  api.mount(calls.addFavourite, async (input, context) => {
    const { urun_k_no, baslangic = null, bitis = null, yetiskin = 2, cocuk = 0 } = input
    const data = await own(context, (trx, uye_k_no) =>
      upsertFavourite(trx, { tenant_id: context.tenant.id, uye_k_no, urun_k_no, baslangic, bitis, yetiskin, cocuk }),
    )
    if (!data) throw new AppError('urun_yok')
    return { data }
  })
  api.mount(calls.removeFavourite, async ({ urun_k_no }, context) => {
    await own(context, (trx, key) => deleteFavourite(trx, key, urun_k_no))
    return {}
  })
}

function mountNotices(api: Api, own: Own): void {
  api.mount(calls.listNotices, async ({ sayfa = 1 }, context) =>
    own(context, async (trx, key) => ({
      ...(await listNotices(trx, key, sayfa)),
      okunmamis: await countUnread(trx, key),
    })),
  )
  api.mount(calls.markNotices, async ({ k_no }, context) =>
    own(context, async (trx, key) => {
      await markRead(trx, key, k_no)
      return { okunmamis: await countUnread(trx, key) }
    }),
  )
}

function mountFamily(api: Api, services: Services, own: Own): void {
  api.mount(calls.listTravellers, async (_input, context) => ({
    data: (await own(context, listTravellers)).map(travellerOf),
  }))
  api.mount(calls.saveTraveller, async (input, context) => ({ data: await keepTraveller(services, context, input) }))
  api.mount(calls.removeTraveller, async ({ k_no }, context) => {
    await own(context, (trx, key) => deleteTraveller(trx, key, k_no))
    return {}
  })
  api.mount(calls.exportMember, async ({ sifre }, context) => ({ data: await exportData(services, context, sifre) }))
  api.mount(calls.eraseMember, async ({ sifre }, context) => {
    await eraseAccount(services, context, sifre)
    return {}
  })
}
