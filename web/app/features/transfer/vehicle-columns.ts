import type { TransferRoute } from '@meltem/contract/catalog/transfer'

type Vehicle = TransferRoute['araclar'][number]

/** A column of the table of routes: every vehicle of this name and size, whichever route it runs on. */
export type VehicleColumn = Pick<Vehicle, 'ad' | 'kapasite'>

/** More columns would leave no room for the name of the route. */
const MOST = 4

const isOf = ({ ad, kapasite }: VehicleColumn, one: VehicleColumn) => one.ad === ad && one.kapasite === kapasite

/** The vehicles most routes have, the smallest first and a shuttle last, as the routes list them. */
export function vehicleColumns(routes: readonly TransferRoute[]): VehicleColumn[] {
  const counted: { readonly column: VehicleColumn; count: number }[] = []
  for (const { ad, kapasite } of routes.flatMap(({ araclar }) => araclar)) {
    const known = counted.find(({ column }) => isOf(column, { ad, kapasite }))
    if (known) known.count += 1
    else counted.push({ column: { ad, kapasite }, count: 1 })
  }
  return counted
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ column }) => column)
    .sort((a, b) => (a.kapasite ?? Number.POSITIVE_INFINITY) - (b.kapasite ?? Number.POSITIVE_INFINITY))
}

/** What the vehicle of a column costs on a route; undefined where it does not run. */
export function priceIn(route: TransferRoute, column: VehicleColumn): Vehicle['fiyat'] | undefined {
  return route.araclar.find((one) => isOf(column, one))?.fiyat
}
