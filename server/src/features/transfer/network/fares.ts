import type { FARES, getFares, saveFares as SaveCall, WAYS } from '@meltem/contract/transfer/network-office'
import type { OutputOf, ParsedInputOf } from '@meltem/contract/wire/endpoint'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { toAmount, toMinor } from '@meltem/domain/money'
import type { TenantTransaction } from '../../../platform/db/connection.ts'
import { contestedBy } from '../../../platform/db/edits/contested.ts'
import type { StoredTariff } from '../../../platform/db/tables/reservation.ts'
import { publishBasePrices } from '../../catalog/prices/base-prices.ts'
import type { PriceAct } from '../../catalog/prices/price-act.ts'
import { listFares, listOfficeRoutes, type StoredFare } from './network.queries.ts'

type Matrix = OutputOf<typeof getFares>
type Way = (typeof WAYS)[number]
type Fare = (typeof FARES)[number]
type RideTariff = Extract<StoredTariff, { tur: 'transfer_arac' | 'transfer_kisi' }>

const SEATS = ['yetiskin_fiyat', 'cocuk_fiyat', 'bebek_fiyat'] as const
/** A shuttle has no size of its own and stands after every vehicle. */
const SHARED = Number.POSITIVE_INFINITY

function isRide(tarife: StoredTariff): tarife is RideTariff {
  return tarife.tur === 'transfer_arac' || tarife.tur === 'transfer_kisi'
}

/** The same vehicle on several routes is one column: by its seats and its name. */
function columnOf({ ad, tarife }: StoredFare): string {
  return tarife.tur === 'transfer_arac' ? `${tarife.kapasite}/${ad}` : `/${ad}`
}

function priceAt(tarife: RideTariff, alan: Fare, yon: Way): number | undefined {
  if (tarife.tur === 'transfer_arac') return alan === 'fiyat' ? tarife.fiyatlar[yon] : undefined
  return alan === 'fiyat' ? undefined : tarife.fiyatlar[yon][alan]
}

function withPrice(tarife: RideTariff, { alan, yon, yeni }: { alan: Fare; yon: Way; yeni: number }): RideTariff {
  if (tarife.tur === 'transfer_arac') return { ...tarife, fiyatlar: { ...tarife.fiyatlar, [yon]: yeni } }
  return { ...tarife, fiyatlar: { ...tarife.fiyatlar, [yon]: { ...tarife.fiyatlar[yon], [alan]: yeni } } }
}

function pricesOf(
  fare: StoredFare & { readonly tarife: RideTariff },
): Matrix['guzergahlar'][number]['secenekler'][number] {
  const { k_no, tarife } = fare
  const fields: readonly Fare[] = tarife.tur === 'transfer_arac' ? ['fiyat'] : SEATS
  return {
    opsiyon_k_no: k_no,
    arac: columnOf(fare),
    kur: tarife.kur,
    fiyatlar: fields.map((alan) => ({
      alan,
      gidis: toAmount(priceAt(tarife, alan, 'gidis') ?? 0),
      donus: toAmount(priceAt(tarife, alan, 'donus') ?? 0),
    })),
  }
}

/** Every route with every vehicle that goes there. */
export async function readFares(trx: TenantTransaction, language: Language): Promise<Matrix> {
  const routes = await listOfficeRoutes(trx, language)
  const stored = (await listFares(trx, language)).flatMap((one) =>
    isRide(one.tarife) ? [{ ...one, tarife: one.tarife }] : [],
  )
  const sizes = new Map(
    stored.map((one) => {
      const { ad, tarife } = one
      const kapasite = tarife.tur === 'transfer_arac' ? tarife.kapasite : null
      return [columnOf(one), { anahtar: columnOf(one), ad, kapasite }]
    }),
  )
  const byRoute = Map.groupBy(stored, ({ urun_k_no }) => urun_k_no)
  return {
    araclar: [...sizes.values()].toSorted(
      (a, b) => (a.kapasite ?? SHARED) - (b.kapasite ?? SHARED) || a.ad.localeCompare(b.ad, language),
    ),
    guzergahlar: routes.map((route) => ({
      ...route,
      secenekler: (byRoute.get(route.urun_k_no) ?? []).map(pricesOf),
    })),
  }
}

type Cells = ParsedInputOf<typeof SaveCall>['hucreler']

/**
 * All prices or none: what another has changed since it was seen is told, price by price (CAT-28). Those that are saved
 * are published at once, as one publication (PRICE-29).
 */
export async function saveFares(
  act: PriceAct,
  personel_k_no: string,
  { hucreler }: ParsedInputOf<typeof SaveCall>,
): Promise<number> {
  const secenekler = [...new Set(hucreler.map(({ opsiyon_k_no }) => opsiyon_k_no))]
  let degisen = 0
  await publishBasePrices(act, {
    personel_k_no,
    secenekler,
    change: async (tariffs) => {
      const changed = changeFares(tariffs, hucreler)
      const [first] = Object.keys(changed.contested)
      if (first !== undefined) {
        const row = { k_no: first.split('/')[0] ?? '' }
        throw await contestedBy(act.trx, { tables: ['opsiyon'], row }, changed.contested)
      }
      degisen = changed.degisen
      return changed.written
    },
  })
  return degisen
}

/** The tariffs with what was typed, and what says something else by now than was seen. */
function changeFares(tariffs: ReadonlyMap<string, StoredTariff>, cells: Cells) {
  const written = new Map<string, RideTariff>()
  const contested: Record<string, number> = {}
  let degisen = 0
  for (const { opsiyon_k_no, alan, yon, gorulen, yeni } of cells) {
    const tarife = written.get(opsiyon_k_no) ?? tariffs.get(opsiyon_k_no)
    const now = tarife && isRide(tarife) ? priceAt(tarife, alan, yon) : undefined
    if (!tarife || !isRide(tarife) || now === undefined) throw new AppError('bulunamadi')
    if (now === toMinor(yeni)) continue
    if (now !== toMinor(gorulen)) contested[`${opsiyon_k_no}/${alan}/${yon}`] = toAmount(now)
    written.set(opsiyon_k_no, withPrice(tarife, { alan, yon, yeni: toMinor(yeni) }))
    degisen += 1
  }
  return { written, contested, degisen }
}
