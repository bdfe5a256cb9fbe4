import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { DEMO_CONTENT } from '@meltem/demo/folder'
import * as z from 'zod/mini'
import { ContentFolder } from '../catalog/import/content-folder.ts'
import { CancellationFile, CategoriesFile } from '../catalog/import/format/group-files.ts'
import { type ContentPage, MenuFile } from '../catalog/import/format/page-file.ts'
import { type NamedPicture, PicturesFile } from '../catalog/import/format/picture-file.ts'
import { readPages } from '../catalog/import/read-content.ts'
import type { TenantContent } from '../catalog/import/tenant-content.ts'
import { defaultParts } from '../settings/default-parts.ts'

/** What is asked of whoever opens a tenant; everything else is filled in and can be changed in the office. */
export interface NewTenant {
  readonly kod: string
  readonly alan_adlari: readonly string[]
  readonly marka: string
  /** Name in the register; the brand until it is known. */
  readonly unvan: string
  readonly diller: readonly [Language, ...Language[]]
  readonly para_birimleri: readonly [string, ...string[]]
  readonly e_mail: string
}

const STARTER = fileURLToPath(new URL('../../../starter', import.meta.url))
const FOLDER = 'tenant'
/** Drawings that stand for photographs until the operator has hung their own. */
const PICTURES = [
  'splash/hero-meltem',
  'splash/hero-meltem-dar',
  'splash/not-found',
  'splash/empty',
  'urun/no-image',
] as const
/** Stands in a draft where the operator has yet to say it. */
const BLANK = '…'
const AGREEMENT = 'p-uyelik'

/** What a fresh tenant has beside the content of a folder: terms of cancellation for its products to follow. */
interface StarterContent extends TenantContent {
  readonly iptal_kosullari: z.infer<typeof CancellationFile>
}

/** The content of a fresh tenant: home page, categories of all kinds, menus, and the legal pages to be read and published. */
export function readStarter(tenant: NewTenant): StarterContent {
  const words = wordsOf(tenant)
  const folder = new ContentFolder(STARTER, (json) => fill(json, words))
  const diller = [...tenant.diller]
  const sayfalar = readPages(folder, FOLDER, diller)
  const kategoriler = folder.need(`${FOLDER}/categories.json`, CategoriesFile) ?? []
  const policies = folder.need(`${FOLDER}/cancellation.json`, CancellationFile) ?? []
  const menu = folder.need(`${FOLDER}/menu.json`, MenuFile) ?? []
  // Words in languages the tenant does not speak stay unread.
  folder.leave(FOLDER)
  folder.finish()
  const { alan_adlari, para_birimleri, kod } = tenant
  return {
    kod,
    alan_adlari: [...alan_adlari],
    diller,
    varsayilan_dil: tenant.diller[0],
    para_birimleri: [...para_birimleri],
    varsayilan_kur: para_birimleri[0],
    logo: null,
    favicon: null,
    ayarlar: settingsOf(tenant, sayfalar),
    sayfalar,
    kategoriler: kategoriler.map((category) => ({ ...category, metin: only(category.metin, diller) })),
    menu: menu.map((item) => ({ ...item, baslik: only(item.baslik, diller) })),
    gorseller: picturesOf(PICTURES),
    iptal_kosullari: policies.map((policy) => ({ ...policy, ad: only(policy.ad, diller) })),
    ...NOTHING,
  }
}

const NOTHING = {
  personel: [],
  duyurular: [],
  yazi_kategorileri: [],
  filtreler: [],
  koleksiyonlar: [],
  bolgeler: [],
  transfer_yerleri: [],
  acenteler: [],
  banka_hesaplari: [],
  kuponlar: [],
  kampanyalar: [],
  urunler: [],
  vitrinler: [],
}

function wordsOf({ marka, unvan, e_mail, para_birimleri }: NewTenant): Readonly<Record<string, string>> {
  const simdi = Temporal.Now.instant().round('second').toString()
  return { marka, unvan, e_mail, simdi, para_birimleri: para_birimleri.join(', ') }
}

/** A blank in a JSON string, escaped as the string around it needs. */
function fill(json: string, words: Readonly<Record<string, string>>): string {
  return json.replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: string) => JSON.stringify(words[name] ?? BLANK).slice(1, -1))
}

function only<T extends Partial<Record<Language, unknown>>>(texts: T, diller: readonly Language[]): T {
  return Object.fromEntries(Object.entries(texts).filter(([dil]) => diller.includes(dil as Language))) as T
}

function settingsOf(tenant: NewTenant, pages: readonly ContentPage[]): TenantContent['ayarlar'] {
  const { company, support, contact, tema } = defaultParts(tenant.kod)
  const home = pages.find(({ turu }) => turu === 'ana')
  const agreement = pages.find(({ anahtar }) => anahtar === AGREEMENT)
  return {
    company: { ...company, marka: tenant.marka, unvan: tenant.unvan },
    seo: { baslik: textsOf(home, ({ baslik }) => baslik), aciklama: textsOf(home, ({ ozet }) => ozet) },
    support,
    social: [],
    contact: { ...contact, e_mail: tenant.e_mail },
    tema,
    rezervasyon: { taksit_oranlari: {}, bilet_on_eki: ticketLetters(tenant.kod), tutma_dk: 15 },
    other: {
      uye_olmadan_yorum_yapma: false,
      uye_olmadan_rezervasyon: true,
      uyelik_onayi_acik: true,
      uyelik_sozlesmesi: textsOf(agreement, ({ bloklar }) =>
        bloklar.map((block) => ('html' in block ? plainText(block.html) : '')).join('\n\n'),
      ),
    },
  }
}

type PageWords = NonNullable<ContentPage['icerik'][Language]>

function textsOf(page: ContentPage | undefined, read: (words: PageWords) => string): LocalText {
  return Object.fromEntries(Object.entries(page?.icerik ?? {}).map(([dil, words]) => [dil, read(words)]))
}

/** Headings and paragraphs of our own pages, a line each. */
function plainText(html: string): string {
  return html
    .replaceAll(/<\/(h2|p)>/g, '\n')
    .replaceAll(/<h2>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()
}

/** Two to five capital letters of the code: `kas-tur` gives KASTU. */
function ticketLetters(kod: string): string {
  return kod
    .replaceAll(/[^a-z]/g, '')
    .slice(0, 5)
    .toUpperCase()
    .padEnd(2, 'X')
}

function picturesOf(keys: readonly string[]): NamedPicture[] {
  const all = z.parse(PicturesFile, JSON.parse(readFileSync(join(DEMO_CONTENT, 'pictures.json'), 'utf8')))
  return all.filter(({ anahtar }) => keys.includes(anahtar))
}
