import { describe, expect, test } from 'vitest'
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
