import type { placement } from '../hammer/hammer-basket.ts'

type Placement = ReturnType<typeof placement>

/** Every money field of the spec's reservation and cart line, and those that other shops have believed (RELY-5). */
const TOTALS = [
  'urun_toplam',
  'ekstra_toplam',
  'kupon_indirim',
  'sepet_indirim',
  'iskonto_indirim',
  'kdv_toplam',
  'kdv_dahil',
  'taksit_fark',
  'ara_toplam',
  'on_odeme_oran',
  'kalan_toplam',
]
const LINE_MONEY = [
  'fiyat',
  'unit_price',
  'toplam',
  'indirim_toplam',
  'odeme_tipi_oran',
  'kdv_oran',
  'kdv_turu',
  'fiyatlandirma',
]
const WHOLE = [
  'rezervasyon_toplam',
  'sabit_kur',
  'sabit_kur_fiyat',
  'secilen_kur_fiyat',
  'kur_bilgi',
  'kdv_oran',
  'kdv_turu',
  'indirim_oranlar',
  'gun_fiyatlar',
  'fis',
  'tahsilat_durum',
  'durum',
  'paid',
  'tip',
  'amount',
  'iskonto',
  'uye',
  'odeme_tipi_kontrol',
  'bitis',
]
const LINE_WHOLE = [
  'sabit_toplam',
  'kur_toplam',
  'bugun_satis_fiyat',
  'gun_fiyatlar',
  'urun_cache',
  'ucretler',
  'kampanya',
]

const inBody = [...WHOLE, ...TOTALS].map(
  (field) => [`body.${field}`, (body: Placement) => ({ ...body, [field]: 0.01 })] as const,
)
const inSeen = TOTALS.map(
  (field) =>
    [
      `kur_rezervasyon_toplam.${field}`,
      (body: Placement) => ({
        ...body,
        kur_rezervasyon_toplam: { ...body.kur_rezervasyon_toplam, [field]: 0.01 },
      }),
    ] as const,
)
const inLine = [...LINE_MONEY, ...LINE_WHOLE].map(
  (field) =>
    [
      `sepet_urunler.0.${field}`,
      (body: Placement) => ({
        ...body,
        sepet_urunler: body.sepet_urunler.map((line) => ({ ...line, [field]: 0.01 })),
      }),
    ] as const,
)

/** A placement with one field of money that is not the client's to say, by the path of the field. */
export const FALSIFIED: readonly (readonly [path: string, falsify: (body: Placement) => object])[] = [
  ...inBody,
  ...inSeen,
  ...inLine,
]

/** Totals that two seats of the fixture's tour do not come to. */
export const UNSEEN_TOTALS = [
  { genel_toplam: 0, on_odeme_toplam: 0 },
  { genel_toplam: 199.99, on_odeme_toplam: 50 },
  { genel_toplam: 200.01, on_odeme_toplam: 50 },
  { genel_toplam: 200, on_odeme_toplam: 49.99 },
  { genel_toplam: -200, on_odeme_toplam: -50 },
  { genel_toplam: 999_999_999_999.99, on_odeme_toplam: 50 },
]

/** Totals that no basket can come to. */
export const IMPOSSIBLE_TOTALS = [1e300, -1e300, 1e12]
