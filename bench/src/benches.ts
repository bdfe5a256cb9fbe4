import { benchAgency } from './agency.ts'
import { benchBoard } from './board.ts'
import { benchBooking } from './booking.ts'
import { benchCatalog } from './catalog.ts'
import { benchCheckout } from './checkout.ts'
import { benchContentCpu } from './content-cpu.ts'
import { benchDetailCpu } from './detail-cpu.ts'
import { benchFailover } from './failover.ts'
import { benchField } from './field.ts'
import { benchFigures } from './figures.ts'
import { benchHomeCpu } from './home-cpu.ts'
import { benchIdleMemory } from './idle-memory.ts'
import { benchImports } from './imports.ts'
import type { Verdict } from './instruments/verdict.ts'
import { benchLighthouse } from './lighthouse-scores.ts'
import { benchMember } from './member.ts'
import { benchOffice } from './office.ts'
import { benchOfficeWeight } from './office-weight.ts'
import { benchOutage } from './outage.ts'
import { benchPageCache } from './page-cache.ts'
import { benchPageWeight } from './page-weight.ts'
import { benchPhotos } from './photos.ts'
import { benchPrices } from './prices.ts'
import { benchPricing } from './pricing.ts'
import { benchReplica } from './replica.ts'
import { benchRestore } from './restore.ts'
import { benchTenants } from './tenants.ts'
import { benchUpdate } from './update.ts'
import { benchVoucher } from './voucher.ts'

interface Bench {
  readonly name: string
  readonly about: string
  readonly run: () => Promise<Verdict[]>
}

export const BENCHES: readonly Bench[] = [
  { name: 'page-cache', about: 'cached page against a bare node:http server', run: benchPageCache },
  { name: 'home-cpu', about: 'server CPU of an uncached home page', run: benchHomeCpu },
  { name: 'detail-cpu', about: 'server CPU of uncached detail pages, one of each kind', run: benchDetailCpu },
  { name: 'content-cpu', about: 'server CPU of uncached articles and static pages', run: benchContentCpu },
  { name: 'idle-memory', about: 'memory of the server at rest', run: benchIdleMemory },
  {
    name: 'page-weight',
    about: 'JavaScript and layout shift of home, lists, details and checkout',
    run: benchPageWeight,
  },
  { name: 'lighthouse', about: 'Lighthouse scores of home, lists and details on a phone', run: benchLighthouse },
  { name: 'booking', about: 'reservations against a raw seat hold, quotes and calendars', run: benchBooking },
  { name: 'board', about: 'the board of the office: 214 units and 30 days', run: benchBoard },
  {
    name: 'field',
    about: 'verdict on a scanned ticket without network, and the weight of a day pack',
    run: benchField,
  },
  { name: 'office', about: 'lists, search, one reservation and export at 200,000 reservations', run: benchOffice },
  { name: 'office-weight', about: 'scripts of the office: the shell and each screen', run: benchOfficeWeight },
  { name: 'figures', about: 'figures of three years and 200,000 bookings', run: benchFigures },
  { name: 'tenants', about: 'a thousand tenants of fifty products in one process', run: benchTenants },
  { name: 'checkout', about: 'quote, hold, booking, payment at the test bank and confirmation', run: benchCheckout },
  { name: 'voucher', about: 'drawing a voucher, and memory over 500 of them', run: benchVoucher },
  { name: 'catalog', about: 'lists with filters and dates, search, at 10,000 products and more', run: benchCatalog },
  { name: 'member', about: 'the overview of a member, and browsing during a flood of logins', run: benchMember },
  { name: 'agency', about: 'net prices of the shop, and a long statement', run: benchAgency },
  { name: 'outage', about: 'a crash of the database under load, and SIGTERM under load', run: benchOutage },
  {
    name: 'update',
    about: 'an update that rolls through two processes under load (UPDATE_FROM=commit)',
    run: benchUpdate,
  },
  { name: 'failover', about: 'the database machine that leads is lost under load (FAILOVERS=n)', run: benchFailover },
  { name: 'replica', about: 'what a copy of the database takes off it', run: benchReplica },
  { name: 'restore', about: 'a backup by pg_dump and the way back, on a PostgreSQL of the machine', run: benchRestore },
  { name: 'photos', about: 'twenty photographs of 12 megapixels stored while lists answer', run: benchPhotos },
  { name: 'imports', about: 'trial of a catalogue of two thousand products', run: benchImports },
  { name: 'prices', about: 'the price calendar of a year, a season made dearer and taken back', run: benchPrices },
  { name: 'pricing', about: 'pure pricing of a five-line basket on one core', run: benchPricing },
]
