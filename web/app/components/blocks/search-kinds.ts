import type { ProductKind } from '@meltem/contract/content'
import type { Messages } from '@meltem/i18n/messages'

type FieldLabel = keyof Messages['search']['fields']
type FieldPlaceholder = keyof Messages['search']['placeholders']

/** Names of the query parameters; the contact page reads them back. */
export type SearchFieldName = 'yer' | 'varis' | 'hizmet' | 'baslangic' | 'bitis' | 'saat' | 'ay' | 'kisi' | 'sinif'

export interface SearchField {
  readonly name: SearchFieldName
  readonly label: FieldLabel
  readonly input: 'text' | 'date' | 'time' | 'month' | 'number' | 'class'
  readonly placeholder?: FieldPlaceholder
}

export interface SearchKind {
  readonly kind: ProductKind
  readonly fields: readonly SearchField[]
}

export const CAR_CLASSES = ['ekonomik', 'orta', 'suv', 'ustu_acik', 'minibus'] as const

const people: SearchField = { name: 'kisi', label: 'kisi', input: 'number' }
const day: SearchField = { name: 'baslangic', label: 'tarih', input: 'date' }
const month: SearchField = { name: 'ay', label: 'ay', input: 'month' }
const stay: readonly SearchField[] = [
  { name: 'baslangic', label: 'giris', input: 'date' },
  { name: 'bitis', label: 'cikis', input: 'date' },
]

/** What each kind needs to be asked for. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  { kind: 'tur', fields: [{ name: 'yer', label: 'tur_yer', input: 'text', placeholder: 'tur' }, day, people] },
  { kind: 'villa', fields: [{ name: 'yer', label: 'yer', input: 'text', placeholder: 'villa' }, ...stay, people] },
  {
    kind: 'yat',
    fields: [
      { name: 'yer', label: 'liman', input: 'text', placeholder: 'yat' },
      { name: 'baslangic', label: 'hafta', input: 'date' },
      people,
    ],
  },
  {
    kind: 'transfer',
    fields: [
      { name: 'yer', label: 'nereden', input: 'text', placeholder: 'nereden' },
      { name: 'varis', label: 'nereye', input: 'text', placeholder: 'nereye' },
      { name: 'baslangic', label: 'inis', input: 'date' },
      { name: 'saat', label: 'saat', input: 'time' },
      people,
    ],
  },
  {
    kind: 'arac_kira',
    fields: [
      { name: 'yer', label: 'alis_yeri', input: 'text', placeholder: 'arac_kira' },
      { name: 'baslangic', label: 'alis', input: 'date' },
      { name: 'bitis', label: 'birakis', input: 'date' },
      { name: 'sinif', label: 'sinif', input: 'class' },
    ],
  },
  { kind: 'otel', fields: [{ name: 'yer', label: 'yer', input: 'text', placeholder: 'otel' }, ...stay, people] },
  {
    kind: 'dugun',
    fields: [
      { name: 'yer', label: 'mekan', input: 'text', placeholder: 'dugun' },
      month,
      { name: 'kisi', label: 'davetli', input: 'number' },
    ],
  },
  {
    kind: 'saglik',
    fields: [{ name: 'hizmet', label: 'tedavi', input: 'text', placeholder: 'saglik' }, month],
  },
  {
    kind: 'ekstra',
    fields: [{ name: 'hizmet', label: 'hizmet', input: 'text', placeholder: 'ekstra' }, day, people],
  },
]
