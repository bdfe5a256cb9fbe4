import { priceBasket } from '@meltem/domain/pricing/price-basket'
import { WHOLE_HOLIDAY } from '@meltem/domain/scenarios/mixed-baskets'
import { median, type Verdict } from './instruments/verdict.ts'

const WARM_UP = 20_000
const ROUND = 4_000
const ROUNDS = 7

/** How often in a second of this thread's own time: one core, and a busy neighbour on the machine does not count. */
function perSecond(act: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let turn = 0; turn < ROUND; turn += 1) act()
  const { user, system } = process.threadCpuUsage(before)
  return ROUND / ((user + system) / 1e6)
}

/**
 * Pricing the five-line basket in two currencies, beside writing and reading the same basket as JSON: a call has to do
 * the second anyhow, so a ratio above 1 says that pricing is not what a quote waits for. Turn about, so that both
 * see the same machine.
 */
export async function benchPricing(): Promise<Verdict[]> {
  const price = () => priceBasket(WHOLE_HOLIDAY)
  const json = (): unknown => JSON.parse(JSON.stringify(WHOLE_HOLIDAY))
  for (let turn = 0; turn < WARM_UP; turn += 1) {
    price()
    json()
  }
  const rounds = Array.from({ length: ROUNDS }, () => ({ price: perSecond(price), json: perSecond(json) }))
  const measured = median(rounds.map((round) => round.price))
  const reference = { what: 'same basket through JSON', value: median(rounds.map((round) => round.json)) }
  const figure = { what: 'five-line basket priced in two currencies', measured, unit: 'per CPU second' }
  return [
    { ...figure, judged: 'measured', bar: { at: 'least', value: 20_000 } },
    { ...figure, reference, judged: 'ratio', bar: { at: 'least', value: 1.5 } },
  ]
}
