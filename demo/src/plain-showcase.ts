import type { Language } from '@meltem/contract/language'
import type { DemoProduct } from './product-data.ts'
import type { DemoShot, DemoText } from './showcase-data.ts'
import type { TenantShowcase } from './tenant-data.ts'

const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ş: 's',
  ğ: 'g',
  ç: 'c',
  ö: 'o',
  ü: 'u',
  ä: 'ae',
  ß: 'ss',
  â: 'a',
  î: 'i',
  û: 'u',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('i̇', 'i')
    .replaceAll(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

type Rest = Pick<TenantShowcase, 'bolge' | 'enlem' | 'boylam' | 'bilgi' | 'agirlik'> &
  Partial<Pick<TenantShowcase, 'secenek_bilgi' | 'filtreler' | 'yorumlar' | 'kampanya_yuzde'>>

/** A short page for a product that is told in a few sentences. */
export function plainShowcase(
  urun: DemoProduct,
  told: Partial<Record<Language, readonly [ozet: string, ...one_cikanlar: string[]]>>,
  shot: Omit<DemoShot, 'aciklama'>,
  rest: Rest,
): TenantShowcase {
  const text = (dil: Language, [ozet, ...one_cikanlar]: readonly [string, ...string[]]): DemoText => {
    const baslik = urun.ad[dil] ?? urun.anahtar
    return { baslik, slug: slugOf(baslik), ozet, aciklama: [ozet], one_cikanlar }
  }
  const metin = Object.fromEntries(Object.entries(told).map(([dil, words]) => [dil, text(dil as Language, words)]))
  const name = (dil: Language) => urun.ad[dil] ?? urun.ad.en ?? urun.anahtar
  const aciklama = { tr: name('tr'), en: name('en'), de: name('de'), ru: name('ru') }
  return { yorumlar: [], ...rest, urun, metin, gorseller: [{ ...shot, aciklama }] }
}
