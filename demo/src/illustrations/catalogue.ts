import { PALETTES, type Palette, TIMES, type Time } from './palettes.ts'
import { type Rng, rng } from './rng.ts'
import type { Kind, Role, SceneMeta } from './scene-definition.ts'
import { SCENES, type SceneName } from './scene-table.ts'
import { nth } from './sequence.ts'

const C: readonly Role[] = ['cover']

const G: readonly Role[] = ['gallery']

const CG: readonly Role[] = ['cover', 'gallery']

const HERO: readonly Role[] = ['hero']

const STATE: readonly Role[] = ['state']

const M = (uses: SceneMeta['uses'], about: string, ...tags: readonly string[]): SceneMeta => ({ uses, about, tags })

/** Every scene, what it may stand for and where it may be used. The compiler rejects a scene without an entry. */
export const META: Record<SceneName, SceneMeta> = {
  // villas: the house is the cover, rooms and table follow
  'villa-stone': M({ villa: C }, 'stone villa with an infinity pool', 'tas', 'havuz', 'deniz'),
  'villa-modern': M({ villa: C }, 'modern villa among pines, pool in front', 'modern', 'havuz', 'orman'),
  'villa-terraces': M(
    { villa: C },
    'white cubes on hillside terraces, plunge pools',
    'beyaz',
    'havuz',
    'deniz',
    'yamac',
  ),
  'villa-courtyard': M({ villa: C, otel: CG }, 'stone courtyard with a fig tree', 'tas', 'avlu', 'butik'),
  cabin: M({ villa: C }, 'A-frame cabin in a pine wood', 'ahsap', 'orman', 'bungalov'),
  bungalow: M({ villa: C, otel: C }, 'beach bungalow with a jetty', 'ahsap', 'deniz', 'bungalov', 'plaj'),
  bedroom: M({ villa: G, otel: G, saglik: G }, 'bedroom with arches on the sea', '*', 'oda'),
  living: M({ villa: G }, 'living room with a fireplace', '*', 'oda', 'orman', 'tas'),
  kitchen: M({ villa: G }, 'kitchen with an island', '*', 'oda'),
  bathroom: M({ villa: G, otel: G }, 'bathroom with a tub under the window', '*', 'oda'),
  'night-terrace': M({ villa: G, otel: G, dugun: G }, 'terrace with lanterns at night', '*', 'oda'),
  // yachts
  gulet: M(
    { yat: C, tur: CG },
    'gulet at anchor in a pine-ringed cove',
    'gulet',
    'mavi-tur',
    'gocek',
    'bodrum',
    'tekne',
  ),
  yacht: M({ yat: C }, 'motor yacht in a cove', 'motoryat', 'gocek'),
  catamaran: M({ yat: C }, 'catamaran under sail', 'katamaran'),
  'yacht-aerial': M({ yat: CG }, 'motor yacht and wake from above', 'motoryat'),
  'yacht-stern': M({ yat: CG }, 'stern, swim ladder and snorkelers, half under water', 'motoryat', 'snorkel'),
  'deck-lounge': M({ yat: G, tur: G }, 'foredeck cushions at anchor', 'gulet', 'mavi-tur'),
  'yacht-cabin': M({ yat: G }, 'cabin with windows at the waterline', '*', 'oda'),
  reef: M({ tur: CG, yat: G }, 'divers over a reef', 'dalis', 'snorkel', 'kas', 'gulet', 'katamaran'),
  // cars and transfers
  'car-economy': M({ arac_kira: C }, 'hatchback in an old town', 'ekonomi', 'hatchback'),
  'car-suv': M({ arac_kira: C }, 'SUV on a mountain pass', 'suv'),
  'car-estate': M({ arac_kira: C }, 'estate car by an olive grove', 'station', 'orta'),
  'car-minivan': M({ arac_kira: C }, 'minivan at the beach', 'minivan', 'aile'),
  'car-rental': M({ arac_kira: C }, 'convertible on the coast road', 'cabrio', 'luks'),
  transfer: M({ transfer: CG }, 'van on the coast road', 'minivan', 'vip'),
  'transfer-airport': M({ transfer: CG }, 'saloon at the airport, plane landing', 'sedan', 'havalimani'),
  'transfer-hotel': M({ transfer: CG }, 'minibus at a hotel entrance', 'minibus', 'grup'),
  'transfer-night': M({ transfer: CG }, 'night arrival at a villa gate', 'minivan', 'vip', 'gece'),
  lounge: M({ ekstra: C, transfer: G }, 'airport lounge', '*', 'havalimani', 'fast-track'),
  // hotels
  'beach-hotel': M({ otel: CG }, 'terraced hotel above its beach', 'plaj', 'resort'),
  'hotel-pool': M({ otel: CG }, 'resort pool from above', 'resort', 'havuz'),
  'hotel-courtyard': M({ otel: CG }, 'boutique hotel in an old han', 'butik', 'sehir'),
  'hotel-cave': M({ otel: C, tur: G }, 'cave suite opening on the valley', 'kapadokya'),
  // weddings
  wedding: M({ dugun: C }, 'ceremony on a cliff', 'ucurum'),
  'wedding-beach': M({ dugun: CG }, 'beach aisle to a driftwood arch', 'plaj'),
  'wedding-dinner': M({ dugun: CG }, 'garden dinner under strings of light', 'bahce', '*'),
  'wedding-boat': M({ dugun: CG }, 'wedding on a gulet', 'tekne'),
  // health
  clinic: M({ saglik: CG }, 'clinic reception with the sea behind glass', 'klinik', 'check-up', 'dis'),
  dental: M({ saglik: CG }, 'dental treatment room', 'dis', 'klinik'),
  thermal: M({ saglik: CG, otel: CG }, 'outdoor thermal pool with steam', 'termal', 'spa'),
  yoga: M({ saglik: CG, ekstra: C }, 'yoga deck at dawn', 'yoga', 'retreat', 'spa'),
  hammam: M({ saglik: CG, ekstra: C, tur: CG }, 'hot room of a hammam', 'hamam', 'spa', 'termal'),
  // tours
  cappadocia: M({ tur: CG }, 'balloons over fairy chimneys', 'kapadokya', 'balon'),
  horses: M({ tur: CG }, 'riding among fairy chimneys', 'kapadokya', 'at'),
  sema: M({ tur: CG }, 'whirling ceremony', 'konya', 'kapadokya', 'sema'),
  pamukkale: M({ tur: CG }, 'travertine terraces', 'pamukkale', 'denizli', 'izmir'),
  ephesus: M({ tur: CG }, 'marble street to the library of Ephesus', 'efes', 'antik', 'izmir'),
  theatre: M({ tur: CG }, 'ancient theatre above the sea', 'antik', 'kas', 'antalya'),
  nemrut: M({ tur: CG }, 'heads of Mount Nemrut', 'nemrut', 'adiyaman', 'guneydogu'),
  gobekli: M({ tur: CG }, 'T-pillars of Gobeklitepe', 'gobeklitepe', 'urfa', 'guneydogu'),
  sumela: M({ tur: CG }, 'Sumela monastery on its cliff', 'sumela', 'trabzon', 'karadeniz'),
  dalyan: M({ tur: CG }, 'Dalyan river boat below the rock tombs', 'dalyan', 'mugla'),
  windsurf: M(
    { tur: CG, ekstra: C, blog: CG },
    'windsurfers in a bay, mills on the hill',
    'sorf',
    'alacati',
    'cesme',
    'izmir',
  ),
  kekova: M({ tur: CG }, 'kayaks over the sunken city', 'kekova', 'kas', 'antalya'),
  paragliding: M({ tur: CG }, 'paragliders over a lagoon', 'oludeniz', 'fethiye', 'mugla'),
  canyon: M({ tur: CG }, 'rafting in a canyon', 'rafting', 'antalya'),
  safari: M({ tur: CG }, 'jeep safari below the mountains', 'jeep', 'antalya'),
  istanbul: M({ tur: CG }, 'ferry before the old city', 'istanbul'),
  tulips: M({ tur: CG, blog: CG }, 'tulip beds and a mosque', 'istanbul', 'bahar'),
  bosphorus: M({ tur: CG }, 'dinner cruise under the bridge', 'istanbul', 'gece'),
  bazaar: M({ tur: CG, blog: CG }, 'spice bazaar', 'istanbul', 'carsi'),
  ski: M({ tur: C }, 'ski slope and chairlift', 'kayak', 'uludag', 'palandoken', 'kis'),
  'old-town': M({ tur: CG, blog: CG }, 'lane of an old harbour town', 'kaleici', 'antalya', 'bodrum'),
  // extras
  table: M(
    { ekstra: C, tur: G, blog: CG, yat: G, villa: G },
    'meze table by the sea',
    'yemek',
    'deniz',
    'gulet',
    'katamaran',
    'motoryat',
    'antalya',
    'kas',
    'mugla',
    'izmir',
  ),
  chef: M({ ekstra: C, villa: G, dugun: G, yat: G }, 'private chef on a terrace', '*', 'yemek'),
  'photo-shoot': M({ ekstra: C, dugun: G }, 'photographer and couple at sunset', '*', 'fotograf'),
  kites: M({ ekstra: C, otel: G }, "kites on the beach, children's club", 'cocuk', 'resort', 'plaj'),
  bikes: M({ ekstra: C, blog: CG }, 'bicycles on the promenade', 'bisiklet'),
  picnic: M({ ekstra: C, villa: G }, 'picnic under an olive tree', '*', 'piknik'),
  // pages
  'map-table': M({ blog: CG, state: STATE, tur: G, arac_kira: G }, 'map and compass on a table', '*', 'rehber'),
  'still-sea': M({ state: STATE }, 'a calm sea in the morning', 'eksik'),
  'empty-basket': M({ state: STATE }, 'empty basket on a jetty', 'sepet'),
  lighthouse: M({ state: STATE }, 'lighthouse at night', 'hata'),
  'gull-mail': M({ state: STATE, blog: G }, 'gull carrying an envelope', 'posta'),
  'hero-bay': M({ yat: HERO, tur: HERO, blog: HERO }, 'gulet in a wide bay'),
  'hero-cappadocia': M({ tur: HERO }, 'balloons over the valley', 'kapadokya'),
  'hero-villa': M({ villa: HERO, otel: HERO, dugun: HERO }, 'villa terrace at dusk'),
  'hero-coast': M({ arac_kira: HERO, transfer: HERO }, 'convertible on the coast road'),
}

interface Choice {
  scene: SceneName
  seed: string
  palette: string
  role: Role
}

interface GalleryOpt {
  /** how many pictures, the cover among them */
  count?: number
  /** wanted subjects, most important first: the cover is the scene that has most of them */
  tags?: readonly string[]
}

const names = Object.keys(META) as SceneName[]

export const scenesFor = (kind: Kind, role: Role): SceneName[] =>
  names.filter((n) => META[n].uses[kind]?.includes(role) === true)

/** weight of shared tags; the first one asked for counts most */
const score = (n: SceneName, tags: readonly string[]): number =>
  tags.reduce((q, t, k) => q + (META[n].tags.includes(t) ? 4 / (k + 1) : 0), 0)

const shuffle = <T>(xs: readonly T[], r: Rng): T[] =>
  xs
    .map((x) => [r.f(), x] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, x]) => x)

const paletteOf = (c: Choice): Palette => {
  const found = PALETTES.find((p) => p.id === c.palette)
  if (!found) throw new RangeError(`No palette ${c.palette}`)
  return found
}
const paletteAt = (time: Time, r: Rng): Palette => r.pick(PALETTES.filter((p) => p.time === time))

/** the hour nearest to the wanted one among those that suit the scene */
const nearest = (n: SceneName, time: Time): Time => {
  const at = TIMES.indexOf(time)
  return nth(
    [...SCENES[n].times].sort((a, b) => Math.abs(TIMES.indexOf(a) - at) - Math.abs(TIMES.indexOf(b) - at)),
    0,
  )
}

/** First picture of a product. The same seed always gives the same one; tags steer it to a subject. */
export const coverFor = (kind: Kind, seed: string, tags: readonly string[] = []): Choice => {
  const r = rng(`cover/${kind}/${seed}`)
  const all = scenesFor(kind, 'cover')
  const best = Math.max(...all.map((n) => score(n, tags)))
  const scene = r.pick(all.filter((n) => score(n, tags) === best))
  const times = SCENES[scene].times
  const time = nth(times, Math.min(times.length - 1, Math.floor(r.f() ** 1.6 * times.length)))
  return { scene, seed, palette: paletteAt(time, r).id, role: 'cover' }
}

/**
 * Pictures of one product: its cover, scenes that go with it, and the same subject again in the evening.
 * One palette per hour throughout, hours in the order of the day, so that the set reads as one visit.
 */
export const galleryFor = (kind: Kind, seed: string, o: GalleryOpt = {}): Choice[] => {
  const count = o.count ?? 6
  const cover = coverFor(kind, seed, o.tags)
  const r = rng(`gallery/${kind}/${seed}`)
  const base = paletteOf(cover)
  const byHour = new Map<Time, string>([[base.time, base.id]])
  const at = (time: Time): string => {
    const known = byHour.get(time)
    if (known) return known
    const id = paletteAt(time, r.fork(time)).id
    byHour.set(time, id)
    return id
  }
  const about = [...(o.tags ?? []), ...META[cover.scene].tags].filter((t) => t !== '*')
  // other houses, places or boats would be other products: only what shares a subject, or goes with anything, may follow
  const fits = (n: SceneName): boolean => n !== cover.scene && (META[n].tags.includes('*') || score(n, about) > 0)
  // rooms of the house come before what can be had in it
  const rank = (n: SceneName): number => score(n, about) + (META[n].tags.includes('oda') ? 2 : 0)
  const ranked = shuffle(scenesFor(kind, 'gallery').filter(fits), r).sort((a, b) => rank(b) - rank(a))
  const rest = ranked
    .slice(0, Math.max(0, count - 2))
    .map((scene): Choice => ({ scene, seed, palette: at(nearest(scene, base.time)), role: 'gallery' }))
  // the cover's subject again at other hours: the same seed draws the same house, boat or view
  const again = shuffle(
    SCENES[cover.scene].times.filter((t) => t !== base.time),
    r.fork('again'),
  )
    .sort((a, b) => Number(b === 'dusk') - Number(a === 'dusk'))
    .slice(0, Math.min(2, Math.max(1, count - 1 - rest.length)))
    .map((t): Choice => ({ ...cover, palette: at(t), role: 'gallery' }))
  const hour = (c: Choice): number => TIMES.indexOf(paletteOf(c).time)
  return [cover, ...[...rest, ...again].sort((a, b) => hour(a) - hour(b))].slice(0, count)
}

/** picture for a page head */
export const heroFor = (kind: Kind, seed: string): Choice => {
  const r = rng(`hero/${kind}/${seed}`)
  const own = scenesFor(kind, 'hero')
  const scene = r.pick(own.length ? own : names.filter((n) => SCENES[n].hero === true))
  return { scene, seed, palette: paletteAt(nth(SCENES[scene].times, 0), r).id, role: 'hero' }
}
