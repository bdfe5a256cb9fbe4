import type { Ticket } from '@meltem/contract/reservation/documents'
import type { Settings } from '@meltem/contract/settings'
import { AppError } from '@meltem/contract/wire/errors'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { markPng } from '../../platform/files/pictures/paper-pictures.ts'
import type { Tenant } from '../../platform/http/tenant-directory.ts'
import { tenantOrigin } from '../../platform/http/tenant-origin.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import type { Services } from '../../services.ts'
import { newsletterWords, trialWords } from '../audience/newsletters/newsletter-words.ts'
import { inCatalog } from '../catalog/index/catalog-frame.ts'
import { listProducts } from '../catalog/listing/listing.ts'
import { readCards } from '../catalog/products/cards.ts'
import { productAddress } from '../catalog/products/product-address.ts'
import { listSimilarProducts } from '../catalog/products/strips.ts'
import type { Act } from '../reservation/booking.ts'
import { printContract, printVoucher } from '../reservation/documents/print-paper.ts'
import { guestKey } from '../reservation/guest-key.ts'
import { SYSTEM } from '../reservation/person.ts'
import type { Alternative, NewsletterWords } from './letter-frame.ts'
import type { MailData, MailKind } from './mail-kinds.ts'
import type { MailLinks } from './mail-links.ts'

type GuestNews = MailData['reservation_guest']
type WaitingNews = MailData['waiting_free']
type PortalNews = MailData['reservation_agency']

interface MailOf {
  readonly kind: MailKind
  readonly data: unknown
  readonly language: Language
}

/** What a mail carries beyond its data; made when it is sent, as by then the world may have moved on. */
export interface MailExtras {
  alternatives(tenant: Tenant, kind: MailKind, data: unknown, language: Language): Promise<Alternative[]>
  papers(tenant: Tenant, kind: MailKind, data: unknown): Promise<Attachment[]>
  tickets(tenant: Tenant, kind: MailKind, data: unknown, language: Language): Promise<Ticket[]>
  /** A newsletter with its pictures and products; null for every other mail. */
  newsletter(tenant: Tenant, mail: MailOf, links: MailLinks): Promise<NewsletterWords | null>
  /** The tenant's mark as PNG. */
  mark(settings: Settings): Promise<Uint8Array | null>
}

const MOST_ALTERNATIVES = 3

export function mailExtras(services: Services): MailExtras {
  return {
    alternatives: async (tenant, kind, data, language) => {
      if (kind === 'waiting_free') return await findWaited(services, tenant, data as WaitingNews, language)
      return kind === 'reservation_guest' ? await findAlternatives(services, tenant, data as GuestNews, language) : []
    },
    papers: async (tenant, kind, data) => {
      if (kind === 'reservation_agency') return await drawForPortal(services, tenant, data as PortalNews)
      return kind === 'reservation_guest' ? await drawPapers(services, tenant, data as GuestNews) : []
    },
    tickets: async (tenant, kind, data, lang) =>
      kind === 'reservation_guest' ? await findTickets(services, tenant, data as GuestNews, lang) : [],
    newsletter: (tenant, { kind, data, language }, links) => {
      const act = { services, tenant, links }
      if (kind === 'newsletter_trial') return trialWords(act, data as MailData['newsletter_trial'], language)
      return kind === 'newsletter' ? newsletterWords(act, data as MailData['newsletter']) : Promise.resolve(null)
    },
    mark: ({ logofavicon }) => markPng(services.files, logofavicon.logo),
  }
}

/** The page of what they wait for; none where it is no longer shown. */
async function findWaited(
  services: Services,
  tenant: Tenant,
  { urun_k_no }: WaitingNews,
  dil: Language,
): Promise<Alternative[]> {
  if (urun_k_no === undefined) return []
  const cards = await inCatalog(services, tenant, { dil }, (frame) => readCards(frame, [urun_k_no]))
  const origin = tenantOrigin(tenant, services.config)
  return cards.map((card) => ({
    baslik: card.baslik,
    fiyat: null,
    url: `${origin}/${card.dil}${productAddress(card)}`,
  }))
}

/** Like the first service that was asked for, free on the same days for the same party; none for days that are over. */
async function findAlternatives(
  services: Services,
  tenant: Tenant,
  { olay, satirlar, istek }: GuestNews,
  dil: Language,
): Promise<Alternative[]> {
  const [line] = satirlar
  if (!(olay === 'declined' || (olay === 'expired' && istek)) || !line?.urun_k_no || !line.pax) return []
  const { urun_k_no, urun_tipi, baslangic, bitis, pax } = line
  const asked = { dil, urun_tipi, baslangic, ...(bitis ? { bitis } : {}), ...pax, adet: 48 }
  const { urunler } = await listProducts(services, tenant, asked)
  const free = urunler.filter(({ k_no, tarihli_fiyat }) => k_no !== urun_k_no && tarihli_fiyat?.musait)
  const like = (await listSimilarProducts(services, tenant, { dil, urun_k_no })).map(({ k_no }) => k_no)
  const rank = (k_no: string) => (like.includes(k_no) ? like.indexOf(k_no) : like.length)
  return free
    .toSorted((a, b) => rank(a.k_no) - rank(b.k_no))
    .slice(0, MOST_ALTERNATIVES)
    .map(({ tarihli_fiyat, ...product }) => ({
      baslik: product.baslik,
      fiyat: tarihli_fiyat && formatMoney(dil, tarihli_fiyat.toplam, tarihli_fiyat.kur),
      url: `${tenantOrigin(tenant, services.config)}/${product.dil}${productAddress(product)}`,
    }))
}

/** After one service was cancelled the sheets and the calendar are sent anew; the contract is what it was. */
const WITH_TICKET: ReadonlySet<GuestNews['olay']> = new Set(['confirmed', 'line_cancelled'])
const WITH_CONTRACT: ReadonlySet<GuestNews['olay']> = new Set(['confirmed', 'placed', 'requested'])

async function drawPapers(services: Services, tenant: Tenant, { olay, k_no }: GuestNews): Promise<Attachment[]> {
  const act: Act = { services, tenant, person: SYSTEM }
  const key = { k_no, anahtar: guestKey(services.config.secret, tenant.id, k_no) }
  const origin = tenantOrigin(tenant, services.config)
  const ticket = WITH_TICKET.has(olay) ? await drawTicket(act, key, origin) : []
  return [...ticket, ...(WITH_CONTRACT.has(olay) ? await drawContract(act, key, origin) : [])]
}

/** What an agency passes on to its client: its own sheet, which no net price and no key of the booking is on. */
async function drawForPortal(services: Services, tenant: Tenant, { olay, k_no }: PortalNews): Promise<Attachment[]> {
  if (!WITH_TICKET.has(olay) && olay !== 'changed') return []
  const { drawPortalVoucher } = await import('../agency/portal/portal-voucher.ts')
  const { saleAct } = await import('../agency/ledger/sale-act.ts')
  return await unlessGone(async () => {
    const act = await saleAct({ services, tenant }, k_no)
    const { ad, icerik } = await drawPortalVoucher(act, { k_no }, tenantOrigin(tenant, services.config))
    return [{ filename: `voucher-${ad}`, contentType: 'application/pdf', content: icerik }]
  })
}

/** What stands, or is to stand, is told with its tickets; what is over, or is not what was booked, is not. */
const TOLD_BY_TICKET: ReadonlySet<GuestNews['olay']> = new Set([
  'placed',
  'confirmed',
  'requested',
  'accepted',
  'accepted_later',
  'line_cancelled',
  'changed',
])

async function findTickets(
  services: Services,
  tenant: Tenant,
  { olay, k_no }: GuestNews,
  lang: Language,
): Promise<Ticket[]> {
  if (!TOLD_BY_TICKET.has(olay)) return []
  const { listTickets } = await import('../reservation/documents/tickets.ts')
  const anahtar = guestKey(services.config.secret, tenant.id, k_no)
  return await unlessGone(() => listTickets({ services, tenant, person: SYSTEM }, { k_no, anahtar, lang }))
}

type Key = { readonly k_no: string; readonly anahtar: string }

async function drawContract(act: Act, key: Key, origin: string): Promise<Attachment[]> {
  const { contractDocument } = await import('../reservation/documents/accepted-contracts.ts')
  return await unlessGone(async () => {
    const document = await contractDocument(act, key, origin)
    const filename = `contracts-${document.kayit_no}.pdf`
    return [{ filename, contentType: 'application/pdf', content: await printContract(document) }]
  })
}

async function drawTicket(act: Act, key: Key, origin: string): Promise<Attachment[]> {
  const { voucherDocument } = await import('../reservation/documents/voucher.ts')
  const { calendarTrip } = await import('../reservation/documents/calendar-entries.ts')
  const { calendarFile } = await import('../reservation/documents/calendar-file.ts')
  return await unlessGone(async () => {
    const document = await voucherDocument(act, key, origin)
    const trip = await calendarTrip(act, key, origin)
    return [
      {
        filename: `voucher-${document.kayit_no}.pdf`,
        contentType: 'application/pdf',
        content: await printVoucher(document),
      },
      { filename: `${trip.kayit_no}.ics`, contentType: 'text/calendar', content: Buffer.from(calendarFile(trip)) },
    ]
  })
}

/** A booking that was cancelled before its mail went out has no voucher any more, and one from before none of the texts. */
async function unlessGone<T>(draw: () => Promise<T[]>): Promise<T[]> {
  try {
    return await draw()
  } catch (error) {
    if (error instanceof AppError && (error.code === 'durum_uygun_degil' || error.code === 'bulunamadi')) return []
    throw error
  }
}
