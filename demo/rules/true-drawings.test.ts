import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { describe, expect, test } from 'vitest'
import type { NamedPicture } from '../../server/src/features/catalog/import/format/picture-file.ts'
import type { TenantContent } from '../../server/src/features/catalog/import/tenant-content.ts'
import { TENANTS } from '../../server/src/testing/demo-tenants.ts'

type Showcase = TenantContent['vitrinler'][number]

/** One composition in two colours. */
const SAME_COMPOSITION: Readonly<Record<string, string>> = { 'villa-ochre': 'villa-stone' }

function sceneOf({ gorseller: [cover] }: Showcase): string | undefined {
  return cover && (SAME_COMPOSITION[cover.sahne] ?? cover.sahne)
}

/** A destination and those it lies in. */
function regionsOf({ bolgeler }: TenantContent, kod: string): string[] {
  const region = bolgeler.find((one) => one.kod === kod)
  return region ? [kod, ...(region.ust === undefined ? [] : regionsOf({ bolgeler } as TenantContent, region.ust))] : []
}

/** The lists a visitor opens: a kind, a destination, both, a collection; in the order they recommend. */
function listsOf(tenant: TenantContent): Map<string, Showcase[]> {
  const lists = new Map<string, Showcase[]>()
  for (const product of tenant.vitrinler.toSorted((a, b) => b.agirlik - a.agirlik)) {
    const kind = product.urun.urun_tipi
    const places = regionsOf(tenant, product.bolge)
    for (const name of [
      kind,
      ...places,
      ...places.map((place) => `${place} ${kind}`),
      ...(product.koleksiyonlar ?? []),
    ])
      lists.set(name, [...(lists.get(name) ?? []), product])
  }
  return lists
}

/** LOOK-12. */
describe.each(TENANTS)('drawings of $kod', (tenant) => {
  test('no two neighbours of a list share a scene', () => {
    const alike = [...listsOf(tenant)].flatMap(([list, products]) =>
      products.flatMap((product, place) => {
        const next = products[place + 1]
        return next && sceneOf(next) === sceneOf(product)
          ? [`${list}: ${product.urun.anahtar}, ${next.urun.anahtar}`]
          : []
      }),
    )
    expect(alike).toEqual([])
  })

  test('no review speaks of photographs, as there are none', () => {
    const words = /photo(?!grapher)|picture|fotoğraf(?!ç)|resim|Foto(?!graf)|Bilder\b|фото(?!граф)|снимк|картинк/iu
    const told = tenant.vitrinler.flatMap(({ urun, yorumlar }) =>
      yorumlar.flatMap(({ metin, yanit }) =>
        [metin, yanit ?? ''].filter((text) => words.test(text)).map((text) => `${urun.anahtar}: ${text}`),
      ),
    )
    expect(told).toEqual([])
  })
})

const sceneName = (drawing: NamedPicture | undefined) => (drawing && 'sahne' in drawing ? drawing.sahne : undefined)

/** Pages of destinations with their posters, as the list of them has them: by title. */
function postersOf({ sayfalar, gorseller }: TenantContent, language: Language) {
  const { compare } = new Intl.Collator(LOCALES[language].tag)
  return sayfalar
    .filter(({ turu }) => turu === 'u')
    .map(({ anahtar, gorsel, icerik }) => ({
      anahtar,
      title: icerik[language]?.baslik ?? anahtar,
      drawing: gorseller.find((one) => one.anahtar === gorsel),
    }))
    .toSorted((a, b) => compare(a.title, b.title))
}

/** LOOK-12, LOOK-20. */
describe.each(TENANTS)('posters of $kod', (tenant) => {
  test.each(LANGUAGES)('no two neighbours in the list of destinations share a scene: %s', (language) => {
    const posters = postersOf(tenant, language)
    const alike = posters.flatMap(({ anahtar, drawing }, place) => {
      const next = posters[place + 1]
      return sceneName(drawing) !== undefined && sceneName(drawing) === sceneName(next?.drawing) ? [anahtar] : []
    })
    expect(alike).toEqual([])
  })

  test('there is nothing but sky where the lettering of a poster stands', () => {
    const busy = postersOf(tenant, 'en').filter(
      ({ drawing }) => drawing && 'sahne' in drawing && drawing.sakin !== 'top',
    )
    expect(busy.map(({ anahtar }) => anahtar)).toEqual([])
  })
})

describe('drawings of meltem', () => {
  const products = TENANTS.find(({ kod }) => kod === 'meltem')?.vitrinler ?? []
  const scenes = (code: string) =>
    products.find(({ urun }) => urun.anahtar === code)?.gorseller.map(({ sahne }) => sahne) ?? []

  test.each([
    ['villa-zeytin', 'villa-olive'],
    ['compact', 'car-saloon'],
    ['premium', 'car-saloon'],
    ['estate', 'car-estate'],
    ['eye-laser', 'clinic-eye'],
    ['hair-transplant', 'clinic-hair'],
    ['implant', 'dental'],
  ])('%s opens with %s', (code, scene) => {
    expect(scenes(code)[0]).toBe(scene)
  })

  test('a car shows no car of another shape', () => {
    const cars = products.filter(({ urun }) => urun.urun_tipi === 'arac_kira')
    expect(cars.length).toBeGreaterThan(5)
    for (const { urun } of cars) {
      const shapes = new Set(scenes(urun.anahtar).filter((scene) => scene.startsWith('car-')))
      expect(shapes.size, urun.anahtar).toBe(1)
    }
  })
})
