import { randomUUID } from 'node:crypto'
import { NO_PRODUCT_TEXT } from '@meltem/contract/catalog/office-parts'
import type { ImportProblem } from '@meltem/contract/import/office'
import type { StoredTariff } from '@meltem/domain/pricing/line/stored-tariff'
import { planOfDays } from '@meltem/domain/pricing/plan/price-plan'
import { slotsOf } from '@meltem/domain/pricing/plan/price-slots'
import { isByNight, planOfTariff } from '@meltem/domain/pricing/plan/written-prices'
import { CONTENT_CURRENCY, extrasOf, generalOf, textOf } from '../../catalog/import/content-parts.ts'
import type { ImportedOption, ImportedProduct, readProduct } from '../../catalog/import/read-product.ts'
import { isSoldByNight, monthRows, storedTariff } from '../../catalog/import/stored-prices.ts'
import { standingDays } from '../../catalog/prices/day-months.ts'
import { periodOnWire } from '../../catalog/prices/prices-on-wire.ts'
import type { MonthRow } from '../../catalog/tariff/day-rows.ts'
import type { Names } from '../columns/names.ts'
import { freshOption, freshProduct } from '../fresh-product.ts'
import type { Spot } from '../judge-product.ts'
import type { Source } from '../plan-import.ts'
import type { Scene } from '../scene.ts'
import { type FiledOption, type FiledProduct, filedPeriod, inOrder, type StandingProduct } from '../written-product.ts'

type Read = NonNullable<ReturnType<typeof readProduct>>

interface FolderProduct {
  readonly kod: string
  /** Its folder in the archive. */
  readonly place: string
  /** Undefined where it does not follow the form. */
  readonly read: Read | undefined
  readonly told: readonly ImportProblem[]
}

/** A product of a folder; what the folder does not say stays as it stands. */
export function folderProduct({ kod, place, read, told }: FolderProduct): Source {
  const locate = ({ anahtar, yol, kod: problem }: Spot): ImportProblem => {
    const file = yol[0] === 'baslik' || yol[0] === 'slug' ? `text.${anahtar ?? 'tr'}.json` : 'product.json'
    return { kod: problem, sayfa: `${place}/${file}`, satir: null, sutun: yol.join('.'), alan: null, deger: kod }
  }
  return {
    kod,
    locate,
    file: (scene, standing) => {
      const hatalar = [...told]
      const fresh = standing?.urun ?? freshProduct(scene.urun_tipi, scene.names, { kod, ad: kod, en_cok: 1 })
      if (!read) return { urun: fresh, hatalar }
      const { bolge } = read.vitrin ?? {}
      if (bolge !== undefined && !scene.names.bolgeler.has(bolge)) {
        hatalar.push(locate({ sayfa: 'urunler', anahtar: null, yol: ['vitrin', 'bolge'], kod: 'bolge' }))
      }
      return { urun: filedOf(scene, read, standing, fresh), hatalar }
    },
  }
}

function filedOf(
  scene: Scene,
  { urun, vitrin }: Read,
  standing: StandingProduct | null,
  fresh: FiledProduct,
): FiledProduct {
  const { names } = scene
  const known = new Map(fresh.ekstra.ekstralar.map(({ kod, k_no }) => [kod, k_no]))
  const groups = {
    kategori_k_no: standing
      ? fresh.genel.kategori_k_no
      : (categoryIn(names, vitrin?.bilgi) ?? fresh.genel.kategori_k_no),
    bolge_k_no: names.bolgeler.get(vitrin?.bolge ?? '') ?? fresh.genel.bolge_k_no,
  }
  const genel = generalOf(urun, vitrin ?? {}, groups)
  const texts = Object.entries(vitrin?.metin ?? {}).map(([dil, words]) => [dil, textOf(words, vitrin ?? {})] as const)
  const titles = Object.entries(urun.ad).map(([dil, baslik]) => [dil, { ...NO_PRODUCT_TEXT, baslik }] as const)
  return {
    ...fresh,
    // A folder says nothing of them: what the office has written stays.
    genel: { ...genel, kod: standing ? fresh.genel.kod : genel.kod, zaman_kurallari: fresh.genel.zaman_kurallari },
    bilgi: vitrin?.bilgi ?? fresh.bilgi,
    ekstra: extrasOf(urun, (anahtar) => known.get(anahtar) ?? randomUUID()),
    soru: vitrin ? { sorular: vitrin.sorular.map((one) => ({ ...one })) } : fresh.soru,
    iptal: { pencereler: [...urun.iptal] },
    metinler: { ...fresh.metinler, ...Object.fromEntries(vitrin ? texts : titles) },
    secenekler: urun.secenekler.map((option) => filedOption(scene, urun, option, fresh.secenekler)),
  }
}

/** Tours stand in the category of their sort where there is one, everything else in that of its kind. */
function categoryIn({ kategoriler }: Names, bilgi: FiledProduct['bilgi'] | undefined): string | undefined {
  if (!bilgi) return undefined
  const own = 'tur_tipi' in bilgi ? `${bilgi.urun_tipi}_${bilgi.tur_tipi}` : bilgi.urun_tipi
  return kategoriler.get(own) ?? kategoriler.get(bilgi.urun_tipi)
}

const LAST_DAYS = 24

function filedOption(
  scene: Scene,
  product: ImportedProduct,
  option: ImportedOption,
  known: readonly FiledOption[],
): FiledOption {
  const { bugun, urun_tipi } = scene
  const was = known.find(({ kod }) => kod === option.anahtar)
  const tarife = storedTariff(option.tarife, CONTENT_CURRENCY, bugun)
  const base = was ?? freshOption(urun_tipi, option.anahtar, { en_cok: product.en_cok_kisi, kur: CONTENT_CURRENCY })
  const slots = was?.slots ?? slotsOf(tarife)
  const days = isSoldByNight(option.tarife)
    ? monthRows(option.tarife, bugun, LAST_DAYS).map((row) => ({
        ...row,
        opsiyon_k_no: '',
        gunler: JSON.parse(row.gunler) as MonthRow['gunler'],
      }))
    : []
  const plan = isByNight(tarife) ? planOfDays(standingDays(days)) : planOfTariff(tarife, bugun)
  const coming = plan.donemler.filter(({ son_gun }) => son_gun === null || son_gun >= bugun)
  const donemler = scene.fiyatli ? inOrder(coming.map((one) => filedPeriod(periodOnWire(one), slots))) : base.donemler
  const told = Object.fromEntries(Object.entries(option.bilgi ?? {}).filter(([, one]) => one !== undefined))
  return {
    ...base,
    ad: option.ad,
    aciklama: option.aciklama ?? base.aciklama,
    sure_dk: option.sure_dk ?? 0,
    en_cok: partyOf(tarife),
    bilgi: { ...base.bilgi, ...told },
    donemler,
    ...(was ? {} : { tur: tarife.tur, tarife, slots, ...stockOf(option) }),
  }
}

function partyOf(tarife: StoredTariff): number | null {
  if ('en_cok' in tarife) return tarife.en_cok
  return 'kapasite' in tarife ? tarife.kapasite : null
}

function stockOf({ stok }: ImportedOption): Partial<FiledOption> {
  if (!stok) return { stok: null }
  if (stok.tur !== 'kalkis') return { stok: stok.tur, birim: stok.birim, devir: stok.devir }
  return { stok: 'kalkis', devir: 0, gunler: stok.gunler, saatler: stok.saatler, kontenjan: stok.kontenjan }
}
