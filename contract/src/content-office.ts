import * as z from 'zod/mini'
import { PageType, PictureKey, WrittenBlock } from './content.ts'
import { endpoint, NoInput } from './endpoint.ts'
import { address, Instant, line, openLine, Slug, Uuid } from './fields.ts'
import { Language, LocalText, perLanguage } from './language.ts'
import { isOwnAddress } from './page-address.ts'
import { ContentType } from './settings.ts'

const OwnAddress = z
  .string()
  .check(z.trim(), z.refine(isOwnAddress), z.describe('Own address of a custom page, without the language'))

/** A page in one language, as an editor writes it. */
export const WrittenText = z.object({
  baslik: line('Title', 200),
  ozet: line('Two sentences for lists and search engines', 400),
  slug: z.optional(z.nullable(Slug).check(z.describe('Slug; made from the title when left out'))),
  url: z.optional(z.nullable(OwnAddress)),
  seo_baslik: line('Title for search engines', 200),
  bloklar: z.array(WrittenBlock).check(z.maxLength(60), z.describe('The page from top to bottom')),
  taslak: z.optional(z.boolean().check(z.describe('Not shown yet in this language'))),
})
export type WrittenText = z.infer<typeof WrittenText>

export const WrittenPage = z.strictObject({
  k_no: z.optional(Uuid),
  turu: PageType,
  gorsel: z.nullable(PictureKey).check(z.describe('Cover')),
  kategori_k_no: z.optional(z.nullable(Uuid)),
  yazar: z.optional(perLanguage(openLine('Author', 120)).check(z.describe('Author, per language'))),
  yayin_zamani: Instant.check(z.describe('Shown from this instant on')),
  taslak: z.boolean().check(z.describe('A draft is shown to nobody without a signed link')),
  sozlesme: z.optional(z.boolean().check(z.describe('A contract: old versions stay readable, it cannot be deleted'))),
  icerik: perLanguage(WrittenText).check(
    z.refine((texts) => Object.values(texts).some(Boolean)),
    z.describe('Texts per language; at least one'),
  ),
})
export type WrittenPage = z.infer<typeof WrittenPage>

export const savePage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-kaydet-post',
  feature: 'content',
  summary: 'Write a page in the languages given; without a key a new one',
  access: 'staff',
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
  input: z.object({ k_no: Uuid }),
  output: z.object({ data: WrittenPage.check(z.describe('The page')) }),
})

export const listWrittenPages = endpoint({
  method: 'GET',
  path: '/yonetim/sayfa-listele',
  feature: 'content',
  summary: 'All pages, drafts and scheduled ones too',
  access: 'staff',
  input: z.object({ turu: z.optional(PageType) }),
  output: z.object({
    data: z
      .array(
        z.object({
          k_no: Uuid,
          turu: PageType,
          basliklar: LocalText.check(z.describe('Titles in the languages it exists in')),
          durum: z.enum(['taslak', 'planli', 'yayinda']).check(z.describe('Draft, scheduled or published')),
          yayin_zamani: Instant,
          guncelleme_zamani: Instant,
        }),
      )
      .check(z.describe('The pages, last changed first')),
  }),
})

export const removePage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-sil-post',
  feature: 'content',
  summary: 'Delete a page; a contract can only be taken down',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid }),
  output: NoInput,
})

export const previewPage = endpoint({
  method: 'POST',
  path: '/yonetim/sayfa-onizleme-post',
  feature: 'content',
  summary: 'A signed address that shows a page before it is published',
  access: 'staff',
  input: z.strictObject({ k_no: Uuid, dil: Language }),
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
  input: z.strictObject({
    k_no: z.optional(Uuid),
    sira: z.int().check(z.gte(0), z.lte(1000)),
    metinler: CategoryTexts,
  }),
  output: z.object({ k_no: Uuid }),
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

/** A whole menu at once: what is not in it is gone. */
export const saveMenu = endpoint({
  method: 'POST',
  path: '/yonetim/menu-kaydet-post',
  feature: 'content',
  summary: 'Write one of the menus',
  access: 'staff',
  input: z.strictObject({
    konum: z.enum(['category', 'top', 'bottom']).check(z.describe('Which menu')),
    ogeler: z
      .array(
        z.strictObject({
          k_no: Uuid,
          menu_k_no: z.nullable(Uuid).check(z.describe('Parent; null at top level')),
          tip: z.enum(['icerik', 'ozel', 'baslik']),
          turu: z.nullable(ContentType),
          icerik: perLanguage(WrittenMenuText),
        }),
      )
      .check(z.maxLength(MENU_MOST), z.describe('Items in order; parents and children')),
  }),
  output: z.object({ sayi: z.int().check(z.describe('Items the menu has now')) }),
})
