import { type Minor, percentOf } from '../../money.ts'
import { allPeople, type People } from '../../people.ts'
import { isInClockWindow } from '../../wall-time.ts'
import { amountStep, countStep, rateOffStep, type Step, totalOf } from '../receipt/receipt-step.ts'
import type { NightSurcharge, PersonRide, PersonTransferTariff, VehicleRide, VehicleTransferTariff } from './tariffs.ts'

/** Worked: 9 people in vans of 6 need 2 vans; infants need a seat as well. */
export function vehiclesFor(pax: People, seats: number): number {
  if (!Number.isSafeInteger(seats) || seats < 1) throw new RangeError('a vehicle has at least one seat')
  return Math.max(1, Math.ceil(allPeople(pax) / seats))
}

/** Per cent of the ride, or an amount per ride. Worked: 46.00 at 23:30 with 20 % = + 9.20. */
function nightStep(rule: NightSurcharge | null, ride: { yon: string; kalkis: string }, price: Minor): Step[] {
  const clock = ride.kalkis.slice(11)
  if (!rule || !isInClockWindow(clock, rule.baslangic, rule.bitis)) return []
  const values = { yon: ride.yon, saat: clock }
  if (rule.turu === 'tutar') return [countStep('gece_farki', 1, rule.tutar, values)]
  const taken = { matrah: price, oran: rule.oran, tutar: percentOf(price, rule.oran) }
  return [amountStep('gece_farki', taken, values)]
}

/** Off the rides themselves; a night surcharge is the driver's and stays whole. Worked: 5 % of 2 × 46.00 = −4.60. */
function returnStep(rate: number, rides: number, price: Minor): Step[] {
  return rides > 1 && rate > 0 ? [rateOffStep('gidis_donus', price, rate)] : []
}

function vehicleRideStep(ride: VehicleRide, vehicles: number): Step {
  return countStep('sefer_arac', vehicles, ride.fiyat, { yon: ride.yon })
}

/** Worked: van there 46.00 and back 46.00, 5 % off for both = 87.40. */
export function priceVehicleTransfer(tariff: VehicleTransferTariff, pax: People): Step[] {
  const vehicles = vehiclesFor(pax, tariff.kapasite)
  const rides = tariff.seferler.map((ride) => vehicleRideStep(ride, vehicles))
  const nights = tariff.seferler.flatMap((ride, place) => nightStep(tariff.gece_farki, ride, rides[place]?.tutar ?? 0))
  return [...rides, ...nights, ...returnStep(tariff.gidis_donus_oran, rides.length, totalOf(rides))]
}

function personRideSteps(ride: PersonRide, pax: People): Step[] {
  const values = { yon: ride.yon }
  const steps: Step[] = []
  if (pax.yetiskin > 0) steps.push(countStep('sefer_yetiskin', pax.yetiskin, ride.yetiskin_fiyat, values))
  if (pax.cocuk > 0) steps.push(countStep('sefer_cocuk', pax.cocuk, ride.cocuk_fiyat, values))
  if (pax.bebek > 0) steps.push(countStep('sefer_bebek', pax.bebek, ride.bebek_fiyat, values))
  return steps
}

/** Shared shuttle. Worked: 2 adults × 12.00 + 1 child × 6.00, one way = 30.00. */
export function pricePersonTransfer(tariff: PersonTransferTariff, pax: People): Step[] {
  const perRide = tariff.seferler.map((ride) => personRideSteps(ride, pax))
  const rides = perRide.flat()
  const nights = tariff.seferler.flatMap((ride, place) =>
    nightStep(tariff.gece_farki, ride, totalOf(perRide[place] ?? [])),
  )
  return [...rides, ...nights, ...returnStep(tariff.gidis_donus_oran, perRide.length, totalOf(rides))]
}
