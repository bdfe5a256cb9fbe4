import { Announcement } from '@meltem/contract/content/announcement'
import { Href, PageType, WrittenBlock } from '@meltem/contract/content/content'
import { ContentType, MenuItem as WireMenuItem } from '@meltem/contract/settings'
import { Slug } from '@meltem/contract/wire/fields'
import { Language } from '@meltem/contract/wire/language'
import * as z from 'zod/mini'
import { Count, inLanguages, LocalWords, OwnCode, PictureName, Words } from './fields.ts'

/** `pages/<name>/page.json`. */
export const PageFile = z.strictObject({
  turu: PageType,
  gorsel: z.nullable(PictureName),
  yayin_zamani: z.iso.datetime(),
  /** Name of a category of the journal. */
  kategori: z.exactOptional(OwnCode),
  yazar: z.exactOptional(LocalWords),
  /** Old versions of a contract stay readable. */
  sozlesme: z.exactOptional(z.boolean()),
})

/** `pages/<name>/text.<language>.json`. */
export const PageWordsFile = z.strictObject({
  baslik: Words,
  /** Missing on the home page and on custom pages. */
  slug: z.exactOptional(Slug),
  /** Own address of a custom page, without the language prefix: `/kampanyalar`. */
  url: z.exactOptional(Href),
  ozet: Words,
  seo_baslik: Words,
  bloklar: z.array(WrittenBlock),
})
export type PageText = z.infer<typeof PageWordsFile>

/** A page with its texts. */
export interface ContentPage extends z.infer<typeof PageFile> {
  readonly anahtar: string
  readonly icerik: Partial<Record<Language, PageText>>
}

/** `article-categories.json`: categories of the journal, in order. */
export const ArticleCategoriesFile = z.array(
  z.strictObject({
    anahtar: OwnCode,
    metinler: inLanguages(z.strictObject({ baslik: Words, aciklama: Words, slug: Slug })),
  }),
)

/** `announcements.json`: what stands above every page, as a strip on the home page, or as its first picture. */
export const AnnouncementsFile = z.array(
  z.strictObject({
    yer: Announcement.shape.yer,
    dil: z.exactOptional(Language),
    icerik: Announcement.shape.icerik,
    url: z.nullable(Href),
    gorsel: z.exactOptional(PictureName),
    gorsel_dar: z.exactOptional(PictureName),
    /** How many days after the day of the import it is shown; without, for ever. */
    gun: z.exactOptional(Count),
  }),
)

/** An item points to a page by its name, to an address of its own, to a type of content, or is a heading. */
export const MenuItem = z.strictObject({
  konum: WireMenuItem.shape.konum,
  baslik: LocalWords,
  sayfa: z.exactOptional(OwnCode),
  /** An address without the language prefix, such as `/contact`. */
  url: z.exactOptional(Href),
  /** For content types without a stored page, such as the journal's list: the bare type. */
  turu: z.exactOptional(ContentType),
  get alt() {
    return z.exactOptional(z.array(MenuItem))
  },
})
export type MenuItem = z.infer<typeof MenuItem>

/** `menu.json`. */
export const MenuFile = z.array(MenuItem)
