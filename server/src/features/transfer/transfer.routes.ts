import * as calls from '@meltem/contract/catalog/transfer'
import type { Language } from '@meltem/contract/wire/language'
import type { Api } from '../../platform/http/api.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import type { Services } from '../../services.ts'
import { type CatalogFrame, inCatalog } from '../catalog/index/catalog-frame.ts'
import { inPreview } from '../catalog/index/preview-frame.ts'
import { readCards } from '../catalog/products/cards.ts'
import { fromPriceOf, leastUnitOf } from '../catalog/products/least-price.ts'
import { listOptions } from '../catalog/tariff/sellable.queries.ts'
import { textIn } from '../catalog/tariff/sold-line.ts'
import { SYSTEM } from '../reservation/person.ts'
import { queryTransfer } from './query-transfer.ts'
import { listPlaces, listRoutes, listVehicleFacts, type RouteRow } from './transfer.queries.ts'

/** A shuttle has no size of its own and stands after every vehicle. */
const SHARED = Number.POSITIVE_INFINITY

export function mountTransfer(api: Api, services: Services): void {
  api.mount(calls.listTransferTariffs, async (input, { tenant }) => await listTariffs(services, tenant, input))
  api.mount(calls.queryTransfer, async (input, { tenant }) => {
    return await queryTransfer({ services, tenant, person: SYSTEM }, input)
  })
}

interface AskedTariffs {
  readonly dil: Language
  readonly kur?: string | undefined
  readonly onizleme?: string | undefined
}

/** Places that a route leads to or from, and the routes with their least prices. */
async function listTariffs(services: Services, tenant: Tenant, { onizleme, ...asked }: AskedTariffs) {
  const onOffer = await services.cache.remember(tenant.id, `tariffs:${asked.dil}:${asked.kur}`, () =>
    inCatalog(services, tenant, asked, async (frame) => await readTariffs(frame, await listRoutes(frame.trx))),
  )
  if (onizleme === undefined) return onOffer
  const own = await inPreview(services, tenant, { ...asked, onizleme }, async (frame, k_no) => {
    return await readTariffs(frame, await listRoutes(frame.trx, { urun_k_no: k_no }))
  })
  return {
    yerler: [...onOffer.yerler, ...own.yerler.filter(({ kod }) => !onOffer.yerler.some((one) => one.kod === kod))],
    guzergahlar: [
      ...onOffer.guzergahlar.filter((one) => !own.guzergahlar.some(({ slug }) => slug === one.slug)),
      ...own.guzergahlar,
    ],
  }
}

async function readTariffs(frame: CatalogFrame, routes: readonly RouteRow[]) {
  const cards = await readCards(
    frame,
    routes.map((route) => route.urun_k_no),
  )
  const vehicles = await readVehicles(
    frame,
    cards.map((card) => card.k_no),
  )
  const byKey = new Map(cards.map((card) => [card.k_no, card]))
  const used = new Set(routes.flatMap(({ bilgi }) => [bilgi.nereden, bilgi.nereye]))
  const places = await listPlaces(frame.trx)
  return {
    yerler: places
      .filter(({ kod }) => used.has(kod))
      .map(({ baslik, ...place }) => ({ ...place, baslik: textIn(baslik, frame.dil) })),
    guzergahlar: routes.flatMap(({ urun_k_no, bilgi }) => {
      const card = byKey.get(urun_k_no)
      if (!card) return []
      const { nereden, nereye, mesafe_km, sure_dk } = bilgi
      const { baslik, slug, baslangic_fiyat, kapak: gorsel } = card
      const araclar = vehicles.get(urun_k_no) ?? []
      return { urun_k_no, baslik, slug, nereden, nereye, mesafe_km, sure_dk, baslangic_fiyat, araclar, gorsel }
    }),
  }
}

/** What each vehicle of these routes costs, priced like the card: the smallest first, a shuttle by the seat last. */
async function readVehicles(frame: CatalogFrame, keys: readonly string[]) {
  const { trx, index, prices, dil, wall } = frame
  const options = keys.length > 0 ? await listOptions(trx, keys) : []
  const named = await listVehicleFacts(
    trx,
    options.map((one) => one.opsiyon_k_no),
    dil,
  )
  const names = new Map(named.map(({ k_no, ad }) => [k_no, ad]))
  const today = wall.slice(0, 10)
  const priced = options.flatMap((option) => {
    const unit = leastUnitOf({ ...option, gunler: undefined }, { from: today, to: today })
    if (!unit) return []
    const { urun_k_no, tarife } = option
    const terms = index.termsOf(index.products.placeOf(urun_k_no) ?? 0)
    return {
      urun_k_no,
      ad: names.get(option.opsiyon_k_no) ?? '',
      kapasite: tarife.tur === 'transfer_arac' ? tarife.kapasite : null,
      fiyat: fromPriceOf(unit, terms, prices.kur, prices.convert),
    }
  })
  priced.sort((a, b) => (a.kapasite ?? SHARED) - (b.kapasite ?? SHARED))
  return Map.groupBy(priced, ({ urun_k_no }) => urun_k_no)
}
