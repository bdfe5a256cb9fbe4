import * as z from 'zod/mini'
import { ContentType } from '../settings.ts'
import { endpoint, NoInput } from '../wire/endpoint.ts'
import { address, Instant, line, openLine, Slug, Uuid } from '../wire/fields.ts'
import { Language, LocalText, perLanguage } from '../wire/language.ts'
import { isOwnAddress } from '../wire/page-address.ts'
import { PageType, PictureKey, WrittenBlock } from './content.ts'

const OwnAddress = z
  .string()
  .check(z.trim(), z.refine(isOwnAddress), z.describe('Own address of a custom page, without the language'))

/** A page in one language, as an editor writes it. */
export const WrittenText = z.object({
  baslik: line('Title', 200),
  ozet: openLine('Two sentences for lists and search engines; may be empty while the language is a draft', 400),
  slug: z.optional(z.nullable(Slug).check(z.describe('Slug; made from the title when left out'))),
  url: z.optional(z.nullable(OwnAddress)),
  seo_baslik: openLine('Title for search engines; may be empty while the language is a draft', 200),
  bloklar: z.array(WrittenBlock).check(z.maxLength(60), z.describe('The page from top to bottom')),
  taslak: z.optional(z.boolean().check(z.describe('Not shown yet in this language'))),
})
export type WrittenText = z.infer<typeof WrittenText>

const PageFacts = {
  turu: PageType,
  gorsel: z.nullable(PictureKey).check(z.describe('Cover')),
  kategori_k_no: z.optional(z.nullable(Uuid)),
  yazar: z.optional(perLanguage(openLine('Author', 120)).check(z.describe('Author, per language'))),
  yayin_zamani: Instant.check(z.describe('Shown from this instant on')),
  taslak: z.boolean().check(z.describe('A draft is shown to nobody without a signed link')),
  sozlesme: z.optional(z.boolean().check(z.describe('A contract: old versions stay readable, it cannot be deleted'))),
}

/** A page as it was read, when its editing began (PAGE-22). */
const SeenPage = z.object({
  ...PageFacts,
  icerik: perLanguage(WrittenText).check(z.describe('The languages as they were read')),
})

export const WrittenPage = z.strictObject({
  k_no: z.optional(Uuid),
  ...PageFacts,
  icerik: perLanguage(WrittenText).check(
    z.refine((texts) => Object.values(texts).some(Boolean)),
    z.describe('Texts per language; at least one'),
  ),
  gorulen: z.optional(
    SeenPage.check(z.describe('What the editor began with: what another has changed since is kept or contested')),
  ),
})
export type WrittenPage = z.infer<typeof WrittenPage>

export const savePage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-kaydet-post',
  feature: 'content',
  summary: 'Write a page in the languages given; without a key a new one',
  access: 'staff',
  hak: 'icerik.yaz',
  input: WrittenPage,
  output: z.object({
    k_no: Uuid,
    surumler: perLanguage(z.int()).check(z.describe('Version of the text in each language')),
  }),
})

export const getWrittenPage = endpoint({
  method: 'GET',
  path: '/yonetim/sayfa-getir',
  feature: 'content',
  summary: 'A page as it was written, drafts too',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({ k_no: Uuid }),
  output: z.object({ data: WrittenPage.check(z.describe('The page')) }),
})

/** What is written falls into four: pages, entrances to lists and groups, articles, contracts. */
export const PAGE_GROUPS = ['sayfa', 'vitrin', 'yazi', 'sozlesme'] as const
const PageGroup = z.enum(PAGE_GROUPS).check(z.describe('Pages, landing pages, articles of the journal or contracts'))

const PAGE_STATES = ['taslak', 'planli', 'yayinda'] as const
const PageState = z.enum(PAGE_STATES).check(z.describe('Draft, scheduled or published'))

const ListedPage = z.object({
  k_no: Uuid,
  turu: PageType,
  basliklar: LocalText.check(z.describe('Titles in the languages it exists in')),
  taslaklar: z.array(Language).check(z.describe('Languages that are written and not shown yet')),
  durum: PageState,
  sozlesme: z.boolean(),
  kategori_k_no: z.nullable(Uuid),
  yayin_zamani: Instant,
  guncelleme_zamani: Instant,
})
export type ListedPage = z.infer<typeof ListedPage>

export const listWrittenPages = endpoint({
  method: 'GET',
  path: '/yonetim/sayfa-listele',
  feature: 'content',
  summary: 'What is written, drafts and scheduled pages too, a page of the list at a time',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({
    turu: z.optional(PageType),
    grup: z.optional(PageGroup),
    durum: z.optional(PageState),
    eksik: z.optional(Language.check(z.describe('Only what is not shown in this language'))),
    kategori_k_no: z.optional(Uuid),
    ara: z.optional(openLine('Words of the title', 80)),
    sayfa: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
  }),
  output: z.object({
    data: z.array(ListedPage).check(z.describe('The pages, last changed first')),
    toplam: z.int().check(z.describe('How many there are in all')),
    sayfa_boyu: z.int().check(z.describe('Rows per page')),
    gruplar: z.record(PageGroup, z.int()).check(z.describe('How many each group has, without filters')),
  }),
})

export const removePage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-sil-post',
  feature: 'content',
  summary: 'Delete a page; a contract can only be taken down',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})

export const previewPage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-onizleme-post',
  feature: 'content',
  summary: 'A signed address that shows a page before it is published',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: Uuid,
    dil: Language,
    metin: z.optional(
      WrittenText.check(z.describe('What is typed and not saved yet; kept for a day, for the one who typed')),
    ),
  }),
  output: z.object({
    url: z.string().check(z.describe('Address with the key')),
    bitis: Instant.check(z.describe('Until when it opens')),
  }),
})

const CategoryText = z.object({ baslik: line('Title', 80), aciklama: line('A sentence about it', 200), slug: Slug })
export const CategoryTexts = perLanguage(CategoryText).check(z.describe('Title and address per language'))
export type CategoryTexts = z.infer<typeof CategoryTexts>

export const saveCategory = endpoint({
  method: 'POST',
  path: '/yonetim/yazi-kategori-kaydet-post',
  feature: 'content',
  summary: 'Write a category of the journal; without a key a new one',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    k_no: z.optional(Uuid),
    sira: z.int().check(z.gte(0), z.lte(1000)),
    metinler: CategoryTexts,
  }),
  output: z.object({ k_no: Uuid }),
})

const ListedCategory = z.object({
  k_no: Uuid,
  sira: z.int(),
  metinler: CategoryTexts,
  yazilar: z.int().check(z.describe('Articles in it')),
})
export type ListedCategory = z.infer<typeof ListedCategory>

export const listJournalCategories = endpoint({
  method: 'GET',
  path: '/yonetim/yazi-kategori-listele',
  feature: 'content',
  summary: 'Categories of the journal, empty ones too',
  access: 'staff',
  hak: 'icerik.oku',
  input: NoInput,
  output: z.object({ data: z.array(ListedCategory).check(z.describe('The categories, in order')) }),
})

export const removeCategory = endpoint({
  method: 'POST',
  path: '/yonetim/yazi-kategori-sil-post',
  feature: 'content',
  summary: 'Take a category of the journal away; refused while articles are in it',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})

const WrittenMenuText = z.object({
  baslik: line('Title of the menu item', 80),
  slug: z.optional(z.nullable(openLine('Slug of the content it points to', 200))),
  url: z.optional(
    z.nullable(
      address(
        'Address without the language, or an absolute one',
        /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s<>"'`\\]*$/,
        300,
      ),
    ),
  ),
})

const MENU_MOST = 200

export const MENU_PLACES = ['top', 'category', 'bottom'] as const
const MenuPlace = z.enum(MENU_PLACES).check(z.describe('Which menu'))

const WrittenMenuItem = z.strictObject({
  k_no: Uuid,
  menu_k_no: z.nullable(Uuid).check(z.describe('Parent; null at top level')),
  tip: z.enum(['icerik', 'ozel', 'baslik']),
  turu: z.nullable(ContentType),
  icerik: perLanguage(WrittenMenuText),
})
export type WrittenMenuItem = z.infer<typeof WrittenMenuItem>

const MenuItems = z.array(WrittenMenuItem).check(z.maxLength(MENU_MOST))

export const getMenu = endpoint({
  method: 'GET',
  path: '/yonetim/menu-getir',
  feature: 'content',
  summary: 'One of the menus as it was written, and which of its items lead nowhere',
  access: 'staff',
  hak: 'icerik.oku',
  input: z.object({ konum: MenuPlace }),
  output: z.object({
    data: MenuItems.check(z.describe('Items in order; parents and children')),
    kopuk: z
      .array(z.object({ k_no: Uuid, dil: Language }))
      .check(z.describe('Items whose target is not there in that language')),
  }),
})

/** A whole menu at once: what is not in it is gone. */
export const saveMenu = endpoint({
  method: 'POST',
  path: '/yonetim/menu-kaydet-post',
  feature: 'content',
  summary: 'Write one of the menus',
  access: 'staff',
  hak: 'icerik.yaz',
  input: z.strictObject({
    konum: MenuPlace,
    ogeler: MenuItems.check(z.describe('Items in order; parents and children')),
    gorulen: z.optional(
      MenuItems.check(z.describe('The menu as it was read; another one since is told, not overwritten')),
    ),
  }),
  output: z.object({ sayi: z.int().check(z.describe('Items the menu has now')) }),
})
