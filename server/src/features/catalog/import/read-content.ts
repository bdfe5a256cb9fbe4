import type { Language } from '@meltem/contract/wire/language'
import { checkReferences } from './check-references.ts'
import { ContentFolder } from './content-folder.ts'
import { perLanguage } from './format/fields.ts'
import {
  CategoriesFile,
  CollectionsFile,
  FiltersFile,
  PromotionsFile,
  RegionsFile,
  TransferPlacesFile,
} from './format/group-files.ts'
import {
  AnnouncementsFile,
  ArticleCategoriesFile,
  type ContentPage,
  MenuFile,
  PageFile,
  PageWordsFile,
} from './format/page-file.ts'
import { type NamedPicture, PicturesFile } from './format/picture-file.ts'
import { QuestionsFile } from './format/product-file.ts'
import { AgenciesFile, BankAccountsFile, SettingsFile, StaffFile, TenantFile } from './format/tenant-files.ts'
import { readProduct } from './read-product.ts'
import type { TenantContent } from './tenant-content.ts'

/** A folder with one folder per tenant and the pictures they share. Throws `FaultyContent` with all that is wrong. */
export function readContent(root: string): TenantContent[] {
  const folder = new ContentFolder(root)
  const pictures = folder.need('pictures.json', PicturesFile) ?? []
  const tenants = folder.list().flatMap((kod) => readTenant(folder, kod, pictures) ?? [])
  for (const tenant of tenants) checkReferences(folder, tenant)
  folder.finish()
  return tenants
}

function readTenant(folder: ContentFolder, kod: string, pictures: readonly NamedPicture[]): TenantContent | undefined {
  const tenant = folder.need(`${kod}/tenant.json`, TenantFile)
  const ayarlar = folder.need(`${kod}/settings.json`, SettingsFile)
  const parts = {
    personel: folder.need(`${kod}/staff.json`, StaffFile) ?? [],
    menu: folder.find(`${kod}/menu.json`, MenuFile) ?? [],
    duyurular: folder.find(`${kod}/announcements.json`, AnnouncementsFile) ?? [],
    yazi_kategorileri: folder.find(`${kod}/article-categories.json`, ArticleCategoriesFile) ?? [],
    filtreler: folder.find(`${kod}/filters.json`, FiltersFile) ?? [],
    kategoriler: folder.find(`${kod}/categories.json`, CategoriesFile) ?? [],
    koleksiyonlar: folder.find(`${kod}/collections.json`, CollectionsFile) ?? [],
    bolgeler: folder.find(`${kod}/regions.json`, RegionsFile) ?? [],
    transfer_yerleri: folder.find(`${kod}/transfer-places.json`, TransferPlacesFile) ?? [],
    acenteler: folder.find(`${kod}/agencies.json`, AgenciesFile) ?? [],
    banka_hesaplari: folder.find(`${kod}/bank-accounts.json`, BankAccountsFile) ?? [],
    ...(folder.find(`${kod}/promotions.json`, PromotionsFile) ?? { kuponlar: [], kampanyalar: [] }),
  }
  if (!(tenant && ayarlar)) {
    folder.leave(kod)
    return undefined
  }
  const { gorseller: used, ...own } = tenant
  const gorseller = used.flatMap((key, at) => {
    const picture = pictures.find(({ anahtar }) => anahtar === key)
    if (!picture) folder.note(`${kod}/tenant.json`, `gorseller[${at}]`, `There is no picture ${key}.`)
    return picture ?? []
  })
  const sayfalar = readPages(folder, kod, own.diller)
  return { kod, ...own, ayarlar, ...parts, sayfalar, gorseller, ...readProducts(folder, kod, own) }
}

export function readPages(folder: ContentFolder, kod: string, diller: readonly Language[]): ContentPage[] {
  return folder.list(`${kod}/pages`).flatMap((anahtar) => {
    const page = folder.need(`${kod}/pages/${anahtar}/page.json`, PageFile)
    const icerik = perLanguage(diller, (dil) => folder.find(`${kod}/pages/${anahtar}/text.${dil}.json`, PageWordsFile))
    return page ? { anahtar, ...page, icerik } : []
  })
}

function readProducts(folder: ContentFolder, tenant: string, spoken: Pick<TenantContent, 'diller' | 'varsayilan_dil'>) {
  const questions = folder.find(`${tenant}/questions.json`, QuestionsFile) ?? {}
  const read = folder.list(`${tenant}/products`).flatMap((kod) => {
    const place = `${tenant}/products/${kod}`
    return readProduct({ folder, place, kod, ...spoken, questions }) ?? []
  })
  return { urunler: read.map(({ urun }) => urun), vitrinler: read.flatMap(({ vitrin }) => vitrin ?? []) }
}
