import type { ContentFolder } from './content-folder.ts'
import type { MenuItem } from './format/page-file.ts'
import type { TenantContent } from './tenant-content.ts'

/** Names in one file that have to be found in another. */
export function checkReferences(folder: ContentFolder, tenant: TenantContent): void {
  const need = (known: ReadonlySet<string>, name: string | undefined, file: string, path: string) => {
    if (name !== undefined && !known.has(name)) folder.note(`${tenant.kod}/${file}`, path, `There is no ${name}.`)
  }
  const codes = (list: readonly { kod: string }[]) => new Set(list.map(({ kod }) => kod))
  const names = (list: readonly { anahtar: string }[]) => new Set(list.map(({ anahtar }) => anahtar))
  const regions = codes(tenant.bolgeler)
  const collections = codes(tenant.koleksiyonlar)
  const products = names(tenant.urunler)

  for (const { urun, bolge, koleksiyonlar = [] } of tenant.vitrinler) {
    const file = `products/${urun.anahtar}/product.json`
    need(regions, bolge, file, 'vitrin.bolge')
    for (const [at, name] of koleksiyonlar.entries()) need(collections, name, file, `vitrin.koleksiyonlar[${at}]`)
  }
  checkParents(tenant.bolgeler, (name, at) => need(new Set(), name, 'regions.json', `[${at}].ust`))
  checkParents(tenant.kategoriler, (name, at) => need(new Set(), name, 'categories.json', `[${at}].ust`))
  const categories = names(tenant.yazi_kategorileri)
  for (const { anahtar, kategori } of tenant.sayfalar)
    need(categories, kategori, `pages/${anahtar}/page.json`, 'kategori')
  const pages = names(tenant.sayfalar)
  for (const [path, item] of itemsOf(tenant.menu)) need(pages, item.sayfa, 'menu.json', `${path}.sayfa`)
  for (const [place, { urunler }] of tenant.acenteler.entries()) {
    for (const [at, name] of urunler.entries()) need(products, name, 'agencies.json', `[${place}].urunler[${at}]`)
  }
}

/** A parent stands before its children, so that its row is there first. */
function checkParents(
  groups: readonly { readonly kod: string; readonly ust?: string }[],
  missing: (name: string, at: number) => void,
): void {
  const seen = new Set<string>()
  for (const [at, { kod, ust }] of groups.entries()) {
    if (ust !== undefined && !seen.has(ust)) missing(ust, at)
    seen.add(kod)
  }
}

function itemsOf(items: readonly MenuItem[], path = ''): (readonly [path: string, item: MenuItem])[] {
  return items.flatMap((item, at) => [
    [`${path}[${at}]`, item] as const,
    ...itemsOf(item.alt ?? [], `${path}[${at}].alt`),
  ])
}
