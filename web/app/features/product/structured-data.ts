import type { Product } from '@meltem/contract/catalog/catalog'
import type { Review } from '@meltem/contract/catalog/review'
import type { Frame } from '../../platform/page/frame.ts'
import type { Crumb } from '../../ui/crumbs.tsx'
import { plainSourceOf } from '../../ui/picture/picture-sources.ts'
import { productPath } from '../catalog/product-path.ts'
import { findThing, type Thing } from './kind-facts.ts'

interface Described {
  readonly product: Product
  readonly crumbs: readonly Crumb[]
  readonly reviews: readonly Review[]
}

const REVIEWS_TOLD = 3

/** What search engines read: the thing by its kind, the way to it, and its questions. */
export function structuredData({ product, crumbs, reviews }: Described, frame: Frame): Thing[] {
  const url = frame.origin + productPath(frame.language, product)
  return [thingOf(product, reviews, { frame, url }), crumbList(crumbs, frame, url), ...questionsOf(product)]
}

function crumbList(crumbs: readonly Crumb[], { origin }: Frame, url: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ baslik, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: baslik,
      item: href ? origin + href : url,
    })),
  }
}

function questionsOf({ icerik: { sss } }: Product): Thing[] {
  if (sss.length === 0) return []
  const mainEntity = sss.map(({ soru, cevap }) => ({
    '@type': 'Question',
    name: soru,
    acceptedAnswer: { '@type': 'Answer', text: cevap },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}

interface Where {
  readonly frame: Frame
  readonly url: string
}

function thingOf(product: Product, reviews: readonly Review[], where: Where): Thing {
  const offers = offerOf(product, where)
  const own = findThing(product.bilgi, {
    offers,
    priceRange: priceRange(product),
    place: placeOf(product),
    trip: tripOf(product, where),
    mostPeople: product.en_cok_kisi,
  })
  // Services carry no stars of their own in search results; goods, trips and lodgings do.
  if (!own) return { '@type': 'Service', ...describe(product, where), ...offers, provider: providerOf(where) }
  const { '@type': type, ...fields } = own
  return { '@type': type, ...describe(product, where), ...ratingOf(product, reviews), ...fields }
}

function describe(product: Product, { frame, url }: Where) {
  const image = product.gorseller.slice(0, 5).flatMap((picture) => {
    const source = plainSourceOf(picture)
    return source ? [frame.origin + source] : []
  })
  return {
    name: product.baslik,
    description: product.ozet,
    url,
    inLanguage: product.dil,
    ...(image.length > 0 ? { image } : {}),
  }
}

function ratingOf({ degerlendirme }: Product, reviews: readonly Review[]) {
  if (degerlendirme.puan === null) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: degerlendirme.puan,
      reviewCount: degerlendirme.yorum_sayisi,
      bestRating: 5,
    },
    review: reviews.slice(0, REVIEWS_TOLD).map(({ ad, puan, metin, tarih, dil }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: ad },
      datePublished: tarih,
      reviewBody: metin,
      inLanguage: dil,
      reviewRating: { '@type': 'Rating', ratingValue: puan, bestRating: 5 },
    })),
  }
}

function offerOf({ baslangic_fiyat, rezervasyon_satis_durum }: Product, where: Where) {
  if (!baslangic_fiyat) return {}
  const availability = rezervasyon_satis_durum === 'direk' ? 'InStock' : 'PreOrder'
  return {
    offers: {
      '@type': 'Offer',
      url: where.url,
      price: baslangic_fiyat.fiyat.toFixed(2),
      priceCurrency: baslangic_fiyat.kur,
      availability: `https://schema.org/${availability}`,
      seller: providerOf(where),
    },
  }
}

function providerOf({ frame }: Where) {
  return { '@type': 'TravelAgency', name: frame.company.marka, url: `${frame.origin}/${frame.language}` }
}

function priceRange({ baslangic_fiyat }: Product) {
  return baslangic_fiyat ? { priceRange: `${baslangic_fiyat.fiyat.toFixed(2)} ${baslangic_fiyat.kur}+` } : {}
}

function placeOf({ enlem, boylam, bolge_yolu }: Product) {
  const address = {
    '@type': 'PostalAddress',
    addressCountry: 'TR',
    ...(bolge_yolu.length > 0 ? { addressLocality: bolge_yolu.at(-1)?.baslik } : {}),
  }
  const geo =
    enlem === null || boylam === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: enlem, longitude: boylam } }
  return { address, ...geo }
}

function tripOf({ icerik: { program } }: Product, where: Where) {
  const itemListElement = program.map(({ baslik, metin }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    item: { '@type': 'TouristAttraction', name: baslik, description: metin },
  }))
  return {
    provider: providerOf(where),
    ...(itemListElement.length > 0
      ? { itinerary: { '@type': 'ItemList', numberOfItems: program.length, itemListElement } }
      : {}),
  }
}
