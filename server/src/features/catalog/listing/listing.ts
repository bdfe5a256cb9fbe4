import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { HIRE_TIME, type Listing, type ListingQuery } from '@meltem/contract/catalog/listing'
import type { Language } from '@meltem/contract/wire/language'
import { kindsWith } from '@meltem/domain/kinds'
import { allPeople, type People } from '@meltem/domain/people'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import type { AskedHire } from '../index/asked-line.ts'
import { Bitset } from '../index/bitset.ts'
import { type CatalogView, findGroupPicture, viewCatalog } from '../index/catalog-frame.ts'
import { type DatedQuestion, datedQuestion } from '../index/dated-question.ts'
import type { ListedGroup } from '../index/groups.ts'
import { readCards } from '../products/cards.ts'
import { type Constraint, groupSet, leftBy, readWishes, type Wishes } from './constraints.ts'
import { priceDates } from './dated-prices.ts'
import { listHirePlaces } from './hire-places.ts'
import { countFacets, countPrices, dayStrip, pageOf, pinsOf } from './listing-parts.ts'

const PAGE = 24
const NEAR = 6
/** The party when the visitor has not said how many travel, or when that stands in the way. */
const SMALLEST: People = { yetiskin: 1, cocuk: 0, bebek: 0 }

/** A list with everything that stands around it. */
export async function listProducts(services: Services, tenant: Tenant, query: ListingQuery): Promise<Listing> {
  const dated = query.baslangic !== undefined
  const frame = await viewCatalog(services, tenant, { dil: query.dil, kur: query.kur, dated })
  const { index, prices } = frame
  const question = datedQuestion(query, partyOf(query), frame.wall, hireOf(query))
  const wishes = readWishes(index, {
    query,
    prices,
    searched: query.ara ? searchedSet(frame, query.ara) : null,
    party: asksPeople(query) ? partyOf(query) : null,
  })
  const base = groupSet(index, wishes.group)
  const constraints = withDates(frame, base, wishes.constraints, question)
  const left = leftBy(base, constraints)
  const { sayfa = 1, adet = PAGE } = query
  const order = orderOf(frame, wishes, query.sirala)
  const keys = keysOf(frame, pageOf(order, left, (sayfa - 1) * adet, adet))
  const others = new Map(
    constraints.filter(({ facet }) => facet).map(({ name }) => [name, leftBy(base, constraints, name)]),
  )
  const toplam = left.count()
  const urunler = await datedCards(frame, keys, question)
  const yakin = toplam === 0 ? await nearOf(frame, { base, constraints, order, question }) : null
  return {
    ...(await headOf(frame, wishes.group)),
    kur: prices.kur,
    toplam,
    sayfa,
    adet,
    urunler,
    yuzler: countFacets(index, left, others, chosenNames(query)),
    fiyatlar: countPrices(prices, others.get('fiyat') ?? left),
    gunler: hasDayStrip(query, frame, wishes.group) ? stripOf(frame, base, constraints, question) : [],
    igneler: query.harita ? pinsOf(index, prices, order, left) : [],
    yerler: await listHirePlaces(frame, yakin?.urunler ?? urunler),
    yakin,
  }
}

const COLLECTION = 'koleksiyon:'

/** A collection is shown in its own order until the visitor wants another one. */
function orderOf({ index, prices }: CatalogView, { group }: Wishes, wanted: ListingQuery['sirala']): Uint32Array {
  if (wanted !== undefined || !group?.facet.startsWith(COLLECTION)) return index.order(wanted ?? 'onerilen', prices)
  return index.orderIn(group.facet.slice(COLLECTION.length), prices)
}

function searchedSet({ index, dil }: CatalogView, words: string): Bitset {
  const { live } = index.products
  const { scores } = index.search.find(words, dil, live)
  const found = new Bitset(live.words.length * 32)
  for (let place = 0; place < scores.length; place += 1) if (scores[place] !== 0) found.add(place)
  return found
}

function partyOf({ yetiskin, cocuk = 0, bebek = 0 }: ListingQuery): People {
  const party = { yetiskin: yetiskin ?? 0, cocuk, bebek }
  // Children travel with an adult; without a word about people the party is one adult.
  return allPeople(party) === 0 || yetiskin === undefined ? { ...party, yetiskin: 1 } : party
}

function hireOf({ dil, saat = HIRE_TIME, bitis_saat = HIRE_TIME, alis_yeri, donus_yeri }: ListingQuery): AskedHire {
  return { dil, saat, bitis_saat, alis_yeri, donus_yeri }
}

function asksPeople({ yetiskin, cocuk, bebek }: ListingQuery): boolean {
  return yetiskin !== undefined || cocuk !== undefined || bebek !== undefined
}

function keysOf({ index }: CatalogView, places: readonly number[]): string[] {
  return places.map((place) => index.products.keys[place] ?? '')
}

function chosenNames(query: ListingQuery): Set<string> {
  const split = (value: string | undefined) => value?.split(',') ?? []
  return new Set([
    ...split(query.urun_tipi).map((one) => `urun_tipi:${one}`),
    ...split(query.bolge).map((one) => `bolge:${one}`),
    ...split(query.ozellik),
    ...(query.satis ? [`satis:${query.satis}`] : []),
    ...(query.ucretsiz_iptal ? ['ucretsiz_iptal:1'] : []),
  ])
}

/** Availability is asked only of products that some count will look at. */
function withDates(
  { index }: CatalogView,
  base: Bitset,
  constraints: readonly Constraint[],
  question: DatedQuestion | null,
): Constraint[] {
  if (!question) return [...constraints]
  const facets = constraints.filter(({ facet }) => facet)
  const looked = leftBy(base, constraints)
  for (const { name } of facets) looked.join(leftBy(base, constraints, name))
  return [...constraints, { name: 'tarih', set: index.available(question, looked), facet: false }]
}

async function datedCards(
  frame: CatalogView,
  keys: readonly string[],
  question: DatedQuestion | null,
): Promise<ProductCard[]> {
  const dated = question && (await priceDates(frame, { keys, question }))
  return await readCards(frame, keys, dated ?? undefined)
}

type Head = Pick<Listing, 'baslik' | 'metin' | 'gorsel' | 'ceviriler'>

async function headOf(frame: CatalogView, group: ListedGroup | null): Promise<Head> {
  if (!group) return { baslik: '', metin: null, gorsel: null, ceviriler: {} }
  const { baslik, metin } = frame.index.groups.textOf(group.metinler, frame.dil)
  const ceviriler = Object.fromEntries(
    Object.entries(group.metinler).map(([dil, text]) => [dil as Language, text.slug]),
  )
  return { baslik, metin, gorsel: await findGroupPicture(frame, group.gorsel), ceviriler }
}

const BY_DAY: readonly string[] = kindsWith((kind) => kind.dayStrip)

/** Days are told one by one where the list is one of such a kind. */
function hasDayStrip({ urun_tipi }: ListingQuery, { index }: CatalogView, group: ListedGroup | null): boolean {
  if (urun_tipi !== undefined) return BY_DAY.includes(urun_tipi)
  const row = index.groups.rows.categories.find(({ k_no }) => group?.facet === `kategori:${k_no}`)
  return row !== undefined && BY_DAY.includes(row.urun_tipi)
}

function stripOf(
  { index, prices, wall }: CatalogView,
  base: Bitset,
  constraints: readonly Constraint[],
  question: DatedQuestion | null,
): Listing['gunler'] {
  const today = wall.slice(0, 10)
  const asked = question ?? datedQuestion({ baslangic: today }, SMALLEST, wall)
  return asked ? dayStrip(index, prices, leftBy(base, constraints, 'tarih'), asked) : []
}

interface NearSearch {
  readonly base: Bitset
  readonly constraints: readonly Constraint[]
  readonly order: Uint32Array
  readonly question: DatedQuestion | null
}

/** The one wish that stands in the way most, and what there would be without it. */
async function nearOf(frame: CatalogView, search: NearSearch): Promise<Listing['yakin']> {
  const { base, constraints, order, question } = search
  const { index } = frame
  let best: { birak: string; set: Bitset; sayi: number; asked: DatedQuestion | null } | undefined
  for (const { name } of constraints) {
    const without = leftBy(
      base,
      constraints.filter((one) => one.name !== 'tarih'),
      name,
    )
    const asked = name === 'kisi' && question ? { ...question, party: SMALLEST } : question
    const set = asked && name !== 'tarih' ? index.available(asked, without) : without
    const sayi = set.count()
    if (sayi > (best?.sayi ?? 0)) best = { birak: name, set, sayi, asked }
  }
  if (!best && !base.isEmpty()) best = { birak: 'hepsi', set: base, sayi: base.count(), asked: question }
  if (!best) return null
  const keys = keysOf(frame, pageOf(order, best.set, 0, NEAR))
  return { birak: best.birak, sayi: best.sayi, urunler: await datedCards(frame, keys, best.asked) }
}
