import type { Selectable } from 'kysely'
import type { ReservationLineTable, ReservationTable } from '../../platform/db/tables/reservation.ts'

type Row = Selectable<ReservationTable>
type Types<Of> = Readonly<Partial<Record<keyof Of & string, string>>>

/** What of a reservation is stored as it is, and as what. */
const PLAIN = {
  k_no: 'uuid',
  durum: 'text',
  kayit_no: 'text',
  bilet_no: 'text',
  uye_k_no: 'uuid',
  ip: 'text',
  misafir_anahtar_ozeti: 'bytea',
  ac_k_no: 'uuid',
  alt_ac_k_no: 'uuid',
  kanal: 'text',
  personel_k_no: 'uuid',
  lang: 'text',
  rezervasyon_satis_durum: 'text',
  promosyon_kodu: 'text',
  rezervasyon_notu: 'text',
  sabit_kur: 'text',
  secilen_kur: 'text',
  genel_toplam: 'bigint',
  on_odeme_toplam: 'bigint',
  odeme_yontemi: 'text',
  odeme_tipi: 'text',
  banka_k_no: 'uuid',
  kiralama_sozlesmesi: 'boolean',
  mesafeli_satis_sozlesmesi: 'boolean',
  bitis: 'timestamptz',
  uzatildi: 'boolean',
  yanit_notu: 'text',
  olusturma_zamani: 'timestamptz',
  guncelleme_zamani: 'timestamptz',
  hatirlatma_zamani: 'timestamptz',
  adim_zamani: 'timestamptz',
} as const satisfies Types<Row>

const JSON_COLUMNS = {
  uye: 'jsonb',
  misafir: 'jsonb',
  hotel_bilgi: 'jsonb',
  kur_bilgi: 'jsonb',
  fis: 'jsonb',
  sabit_fis: 'jsonb',
  indirim_oranlar: 'jsonb',
  kart_bilgileri: 'jsonb',
  karsi_teklif: 'jsonb',
  fiyat_girdisi: 'jsonb',
  sozlesmeler: 'jsonb',
  odeme_takvimi: 'jsonb',
} as const satisfies Types<Omit<Row, keyof typeof PLAIN>>

type LeftOut = Exclude<keyof Row, keyof typeof PLAIN | keyof typeof JSON_COLUMNS | 'tenant_id'>

/** Columns with their types, without the tenant. Does not compile when the table has one that is in neither list. */
export const RESERVATION_TYPES: Readonly<Record<string, [LeftOut] extends [never] ? string : LeftOut>> = {
  ...PLAIN,
  ...JSON_COLUMNS,
}

/** Named one by one, as a plan that is kept outlives the migration that adds a column. */
export const RESERVATION_COLUMNS = ['tenant_id', ...Object.keys(RESERVATION_TYPES)] as readonly (keyof Row)[]

export const LINE_TYPES = {
  rezervasyon_k_no: 'uuid',
  sira: 'int',
  urun_k_no: 'uuid',
  opsiyon_k_no: 'uuid',
  baslangic: 'date',
  bitis: 'date',
  istek: 'jsonb',
  satir: 'jsonb',
  basladigi_an: 'text',
  iptal_kosullari: 'jsonb',
  genel_toplam: 'bigint',
  on_odeme_toplam: 'bigint',
  odeme_adimlari: 'jsonb',
} as const satisfies Record<Exclude<keyof ReservationLineTable, 'tenant_id'>, string>

export const LINE_COLUMNS = Object.keys(LINE_TYPES) as readonly (keyof typeof LINE_TYPES)[]
