import type { IsoDay } from '@meltem/domain/calendar-day'
import { sql } from 'kysely'
import type { TenantTransaction } from '../platform/db/connection.ts'
import { stableKey } from '../platform/db/stable-key.ts'
import { generatedKey } from './generated-key.ts'

const REGIONS = ['gocek', 'kas', 'kalkan', 'fethiye', 'bodrum', 'marmaris', 'dalyan', 'alacati'] as const

/** Filters and their choices; a product has one of each. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  havuz: ['ozel', 'korunakli', 'isitmali', 'cocuk'],
  oda_sayisi: ['bir', 'iki', 'uc', 'dort', 'bes_ustu'],
  denize_mesafe: ['kiyida', 'yurume', 'yakin', 'uzak'],
}

/** Words the titles are made of; a few thousand different titles, as a large catalogue would have. */
const WORDS = {
  first: [
    'Mavi',
    'Beyaz',
    'Sakin',
    'Güneşli',
    'Taş',
    'Yeşil',
    'Küçük',
    'Büyük',
    'Saklı',
    'Rüzgârlı',
    'Altın',
    'Sessiz',
  ],
  second: [
    'Zeytin',
    'Begonvil',
    'Çınar',
    'Yasemin',
    'Defne',
    'Sardunya',
    'Kekik',
    'Nar',
    'İncir',
    'Badem',
    'Servi',
    'Çam',
  ],
  third: ['Köşk', 'Ev', 'Konak', 'Teras', 'Bahçe', 'Koy', 'Tepe', 'Avlu', 'Liman', 'Burun'],
}

const key = (...names: string[]) => stableKey('olcek', ...names)
const everywhere = (text: string) => JSON.stringify({ tr: text, en: text, de: text, ru: text })
const LANGUAGES = sql`unnest(array['tr', 'en', 'de', 'ru']) as dil`

/** Destinations, the category and the filters of generated products; made once per tenant. */
export async function prepareGroups(trx: TenantTransaction, tenantId: number): Promise<void> {
  for (const [place, kod] of REGIONS.entries()) {
    await sql`insert into bolge (tenant_id, k_no, kod, enlem, boylam, sira)
      values (${tenantId}, ${key('bolge', kod)}, ${kod}, ${36.2 + place / 4}, ${27 + place / 3}, ${place})
      on conflict do nothing`.execute(trx)
    await sql`insert into bolge_metin (tenant_id, bolge_k_no, dil, baslik, slug)
      select ${tenantId}, ${key('bolge', kod)}, dil, initcap(${kod}), ${kod} from ${LANGUAGES}
      on conflict do nothing`.execute(trx)
  }
  await sql`insert into kategori (tenant_id, k_no, kod, urun_tipi) values (${tenantId}, ${key('kategori')}, 'villa', 'villa')
    on conflict do nothing`.execute(trx)
  await sql`insert into kategori_metin (tenant_id, kategori_k_no, dil, baslik, slug)
    select ${tenantId}, ${key('kategori')}, dil, 'Villa', 'villa' from ${LANGUAGES} on conflict do nothing`.execute(trx)
  for (const [kod, choices] of Object.entries(FILTERS)) {
    const secenekler = choices.map((choice) => ({ k_no: key(kod, choice), kod: choice, baslik: { tr: choice } }))
    await sql`insert into filtre (tenant_id, k_no, kod, baslik, secenekler, sira)
      values (${tenantId}, ${key('filtre', kod)}, ${kod}, ${everywhere(kod)}, ${JSON.stringify(secenekler)}, 0)
      on conflict do nothing`.execute(trx)
  }
}

interface Part {
  readonly trx: TenantTransaction
  readonly tenantId: number
  readonly first: number
  readonly last: number
  readonly today: IsoDay
}

/** What the addresses of generated villas begin with; no demo tenant has such a one. */
const SLUG = 'olcek-villa-'

/** How many villas have been generated before. */
export async function countVillas(trx: TenantTransaction): Promise<number> {
  const { rows } = await sql<{ sayi: number }>`select count(*)::int as sayi from urun_metin
    where dil = 'tr' and starts_with(slug, ${SLUG})`.execute(trx)
  return rows[0]?.sayi ?? 0
}

/** Pages of generated villas. */
export async function generateShowcases({ trx, tenantId, first, last }: Part): Promise<void> {
  const product = sql.raw(generatedKey('urun'))
  const from = sql`generate_series(${first}::int, ${last}::int) as no`
  const regions = REGIONS.map((kod) => key('bolge', kod))
  await sql`insert into urun_vitrin (tenant_id, urun_k_no, urun_tipi, kategori_k_no, bolge_k_no, enlem, boylam, bilgi,
      agirlik, yayinda, olusturma_zamani)
    select ${tenantId}, ${product}, 'villa', ${key('kategori')}::uuid, (${regions}::uuid[])[1 + no % ${REGIONS.length}],
      36.2 + (no % 977) / 400.0, 27 + (no % 1013) / 250.0, ${FACTS}::jsonb || jsonb_build_object('izin_no', '48-' || no),
      no * 7919 % 100, true, now() - no * interval '1 minute'
    from ${from}`.execute(trx)
  const word = (list: readonly string[], step: number) => sql`(${list}::text[])[1 + (no / ${step}) % ${list.length}]`
  const title = sql`${word(WORDS.first, 1)} || ' ' || ${word(WORDS.second, 12)} || ' ' || ${word(WORDS.third, 144)}`
  await sql`insert into urun_metin (tenant_id, urun_k_no, dil, baslik, slug, ozet, icerik)
    select ${tenantId}, ${product}, dil, 'Villa ' || ${title} || ' ' || no, ${SLUG} || no,
      'Havuzlu ev, denize ' || (no % 40) * 100 || ' metre', ${TEXT}::jsonb
    from ${from}, ${LANGUAGES}`.execute(trx)
  let step = 1
  for (const [kod, choices] of Object.entries(FILTERS)) {
    await sql`insert into urun_filtre (tenant_id, urun_k_no, filtre_kod, secenek_kod)
      select ${tenantId}, ${product}, ${kod}, (${choices}::text[])[1 + (no / ${step}) % ${choices.length}]
      from ${from}`.execute(trx)
    step *= 3
  }
}

const FACTS = JSON.stringify({
  urun_tipi: 'villa',
  oda: 3,
  yatak: 5,
  banyo: 2,
  alan_m2: 160,
  havuz: { en: 4, boy: 9 },
  denize_m: 900,
  merkeze_m: 2500,
  havalimani_km: 60,
  giris_saati: '16:00',
  cikis_saati: '10:00',
  odalar: [],
  ozellikler: ['klima', 'wifi', 'mutfak'],
})

const TEXT = JSON.stringify({
  aciklama: ['Ölçüm için üretilmiş ev.'],
  one_cikanlar: [],
  dahil: [],
  haric: [],
  program: [],
  bulusma: null,
  bitis_noktasi: null,
  yanina_al: [],
  erisilebilirlik: [],
  kurallar: [],
  sss: [],
  kosullar: [],
  arama_kelimeleri: ['havuzlu villa', 'yazlık'],
})
