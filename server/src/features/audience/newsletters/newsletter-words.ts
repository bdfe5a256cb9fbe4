import type { NewsletterBlock, NewsletterContent } from '@meltem/contract/audience/newsletter-office'
import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { pictureUrl } from '@meltem/contract/content/picture'
import type { Language, LocalText } from '@meltem/contract/wire/language'
import { filledIn } from '@meltem/domain/newsletter/newsletter-state'
import { formatMoney } from '@meltem/i18n/format'
import { fromSentence } from '@meltem/i18n/price-unit'
import { translatorFor } from '@meltem/i18n/translator'
import { withTenant } from '../../../platform/db/connection.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { inCatalog } from '../../catalog/index/catalog-frame.ts'
import { readCards } from '../../catalog/products/cards.ts'
import { productAddress } from '../../catalog/products/product-address.ts'
import { type Pictures, readPictures } from '../../content/pages/page-pictures.ts'
import { drawnWord, type LetterBlock } from '../../letters/letter-blocks.ts'
import type { NewsletterWords } from '../../letters/letter-frame.ts'
import type { MailLinks } from '../../letters/mail-links.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { findNewsletter } from './newsletter.queries.ts'

interface Writing {
  readonly services: Services
  readonly tenant: Tenant
  readonly links: Pick<MailLinks, 'file' | 'page'>
}

/** Wide enough for 600 px on a dense screen, and small enough for a telephone on the road. */
const PICTURE_WIDTH = 1200
const CARD_WIDTH = 400

/** What a subscriber is sent, as it stands in the newsletter; null where that is gone. */
export async function newsletterWords(
  writing: Writing,
  { bulten_k_no, metin }: { readonly bulten_k_no: string; readonly metin: Language },
): Promise<NewsletterWords | null> {
  const { services, tenant } = writing
  const row = await withTenant(services.db, tenant.id, (trx) => findNewsletter(trx, bulten_k_no))
  return row ? await wordsIn(writing, row, metin) : null
}

export async function trialWords(
  writing: Writing,
  { icerik }: { readonly icerik: NewsletterContent },
  dil: Language,
): Promise<NewsletterWords> {
  return await wordsIn(writing, icerik, dil)
}

/** A newsletter in one language, with what its variables, pictures and products are at this moment. */
export async function wordsIn(
  writing: Writing,
  { konu, onizleme, bloklar }: NewsletterContent,
  dil: Language,
): Promise<NewsletterWords> {
  const { services, tenant } = writing
  const { company, contact } = await getTenantSettings(services.db, services.cache, tenant)
  const values = { marka: company.marka, telefon: contact.telefon }
  const say = (text: LocalText) => filledIn(text[dil] ?? '', values)
  const pictures = await withTenant(services.db, tenant.id, (trx) => readPictures(trx, tenant, bloklar))
  const parts = { ...writing, dil, say, pictures }
  const blocks: LetterBlock[] = []
  for (const block of bloklar) blocks.push(...(await blockOf(parts, block)))
  return { language: dil, subject: say(konu), preview: say(onizleme), blocks }
}

interface Parts extends Writing {
  readonly dil: Language
  readonly say: (text: LocalText) => string
  readonly pictures: Pictures
}

/** Nothing where a block says nothing in this language, or shows what is gone. */
async function blockOf(parts: Parts, block: NewsletterBlock): Promise<LetterBlock[]> {
  const { say, dil, links } = parts
  switch (block.tip) {
    case 'baslik':
      return say(block.metin) === '' ? [] : [{ is: 'heading', text: say(block.metin) }]
    case 'metin':
      return say(block.metin) === '' ? [] : [{ is: 'text', paragraphs: say(block.metin).split(/\n\s*\n/) }]
    case 'gorsel':
      return pictureBlock(parts, block)
    case 'urunler':
      return await productBlock(parts, block.urunler)
    default:
      if (block.url === null || say(block.etiket) === '') return []
      return [{ is: 'button', label: say(block.etiket), url: addressOf(block.url, dil, links) }]
  }
}

/** Pages of the house are written without their language; anything else is whole already. */
function addressOf(url: string, dil: Language, links: Writing['links']): string {
  return url.startsWith('/') ? links.page(url === '/' ? '' : url, dil) : url
}

type PictureBlock = Extract<NewsletterBlock, { tip: 'gorsel' }>

function pictureBlock({ pictures, links, dil }: Parts, { gorsel, url }: PictureBlock): LetterBlock[] {
  const picture = gorsel === null ? undefined : pictures.get(gorsel)
  if (!picture) return []
  const alt = picture.aciklama[dil] ?? ''
  const widths = picture.genislikler.filter((width) => width <= PICTURE_WIDTH)
  const source = links.file(pictureUrl(picture, Math.max(...widths, ...picture.genislikler.slice(0, 1)), 'jpg'))
  const drawn = drawnWord(picture, dil)
  return [
    { is: 'picture', picture: { url: source, alt, drawn }, url: url === null ? null : addressOf(url, dil, links) },
  ]
}

async function productBlock({ services, tenant, dil, links }: Parts, keys: readonly string[]): Promise<LetterBlock[]> {
  const cards = await inCatalog(services, tenant, { dil }, (frame) => readCards(frame, keys))
  if (cards.length === 0) return []
  const t = translatorFor(dil, 'mail')
  const products = cards.map((card) => ({
    title: card.baslik,
    about: card.ozet,
    price: priceOf(card, dil),
    url: links.page(productAddress(card), card.dil),
    more: t('newsletter.more'),
    picture: card.kapak
      ? {
          url: links.file(pictureUrl(card.kapak, CARD_WIDTH, 'jpg')),
          alt: card.kapak.aciklama[dil] ?? card.baslik,
          drawn: drawnWord(card.kapak, dil),
        }
      : null,
  }))
  return [{ is: 'products', products }]
}

function priceOf({ baslangic_fiyat: from }: ProductCard, dil: Language): string | null {
  return from && fromSentence(translatorFor(dil, 'card'), formatMoney(dil, from.fiyat, from.kur), from)
}
