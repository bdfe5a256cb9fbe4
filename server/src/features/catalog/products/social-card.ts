import { createHash } from 'node:crypto'
import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { type Picture, pictureUrl } from '@meltem/contract/content/picture'
import type { Settings } from '@meltem/contract/settings'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { fromSentence } from '@meltem/i18n/price-unit'
import { translatorFor } from '@meltem/i18n/translator'
import type { SocialCard } from '../../../platform/files/pictures/compose-card.ts'
import { PICTURES } from '../../../platform/files/pictures/picture-files.ts'
import type { Tenant } from '../../../platform/http/tenant-directory.ts'
import type { Services } from '../../../services.ts'
import { getTenantSettings } from '../../settings/settings.service.ts'
import { viewCatalog } from '../index/catalog-frame.ts'
import { readCards } from './cards.ts'

/** Files are named by their address, below another folder. */
const SERVED = '/img/'
const GROUND = '#06384b'

export interface WantedCard {
  readonly dil: Language
  readonly urun_k_no: string
}

export interface NamedCard {
  readonly card: SocialCard
  /** Its key in the store; it changes with what is on the card. */
  readonly key: string
}

/** What the picture of a shared product shows; undefined when it is not on offer in that language. */
export async function findSocialCard(
  services: Services,
  tenant: Tenant,
  { dil, urun_k_no }: WantedCard,
): Promise<NamedCard | undefined> {
  const settings = await getTenantSettings(services.db, services.cache, tenant)
  if (!settings.language.diller.includes(dil)) return undefined
  const [product] = await readCards(await viewCatalog(services, tenant, { dil }), [urun_k_no])
  if (!product) return undefined
  const card = cardOf(product, dil, settings)
  const print = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 16)
  return { card, key: `${PICTURES}${tenant.kod}/kart/${urun_k_no}-${dil}-${print}.jpg` }
}

function cardOf(product: ProductCard, dil: Language, { company, logofavicon, tema }: Settings): SocialCard {
  const t = translatorFor(dil, 'card')
  const kind = t(`kind.${product.urun_tipi}`)
  const { 'sea-deep': own = '' } = tema.renkler
  return {
    cover: keyOf(product.kapak),
    logo: keyOf(logofavicon.logo),
    brand: company.marka,
    title: product.baslik,
    place: product.bolge ? `${kind} · ${product.bolge.baslik}` : kind,
    price: priceOf(product, dil),
    ground: /^#[0-9a-f]{6}$/i.test(own) ? own : GROUND,
  }
}

function priceOf({ baslangic_fiyat: from }: ProductCard, dil: Language): string | null {
  if (!from) return null
  return fromSentence(translatorFor(dil, 'card'), formatMoney(dil, from.fiyat, from.kur), from)
}

/** The smallest variant that is not enlarged, in a format every version of the picture has. */
function keyOf(picture: Picture | null): string | null {
  const width =
    picture?.genislikler.toSorted((a, b) => a - b).find((each) => each >= 680) ?? picture?.genislikler.at(-1)
  return picture && width ? PICTURES + pictureUrl(picture, width, 'webp').slice(SERVED.length) : null
}
