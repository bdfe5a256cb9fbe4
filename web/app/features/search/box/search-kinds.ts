import type { ProductKind } from '@meltem/contract/content'
import type { Messages } from '@meltem/i18n/messages'

type FieldLabel = keyof Messages['search']['fields']
type FieldPlaceholder = keyof Messages['search']['placeholders']

/** Names of the query parameters: those of lists, and for transfers those of their form. */
export type SearchFieldName = 'ara' | 'baslangic' | 'bitis' | 'yetiskin' | 'nereden' | 'nereye' | 'tarih' | 'saat'

export interface SearchField {
  readonly name: SearchFieldName
  readonly label: FieldLabel
  readonly input: 'text' | 'date' | 'time' | 'number' | 'transfer_place'
  readonly placeholder?: FieldPlaceholder
}

export interface SearchKind {
  readonly kind: ProductKind
  readonly fields: readonly SearchField[]
}

const people: SearchField = { name: 'yetiskin', label: 'kisi', input: 'number' }
const day: SearchField = { name: 'baslangic', label: 'tarih', input: 'date' }
const stay: readonly SearchField[] = [
  { name: 'baslangic', label: 'giris', input: 'date' },
  { name: 'bitis', label: 'cikis', input: 'date' },
]

/** What each kind needs to be asked for. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  { kind: 'tur', fields: [{ name: 'ara', label: 'tur_yer', input: 'text', placeholder: 'tur' }, day, people] },
  { kind: 'villa', fields: [{ name: 'ara', label: 'yer', input: 'text', placeholder: 'villa' }, ...stay, people] },
  {
    kind: 'yat',
    fields: [
      { name: 'ara', label: 'liman', input: 'text', placeholder: 'yat' },
      { name: 'baslangic', label: 'giris', input: 'date' },
      { name: 'bitis', label: 'cikis', input: 'date' },
      people,
    ],
  },
  {
    kind: 'transfer',
    fields: [
      { name: 'nereden', label: 'nereden', input: 'transfer_place' },
      { name: 'nereye', label: 'nereye', input: 'transfer_place' },
      { name: 'tarih', label: 'inis', input: 'date' },
      { name: 'saat', label: 'saat', input: 'time' },
      people,
    ],
  },
  {
    kind: 'arac_kira',
    fields: [
      { name: 'baslangic', label: 'alis', input: 'date' },
      { name: 'bitis', label: 'birakis', input: 'date' },
      people,
    ],
  },
  { kind: 'otel', fields: [{ name: 'ara', label: 'yer', input: 'text', placeholder: 'otel' }, ...stay, people] },
  {
    kind: 'dugun',
    fields: [
      { name: 'ara', label: 'mekan', input: 'text', placeholder: 'dugun' },
      day,
      { name: 'yetiskin', label: 'davetli', input: 'number' },
    ],
  },
  { kind: 'saglik', fields: [{ name: 'ara', label: 'tedavi', input: 'text', placeholder: 'saglik' }, day] },
  {
    kind: 'ekstra',
    fields: [{ name: 'ara', label: 'hizmet', input: 'text', placeholder: 'ekstra' }, day, people],
  },
]

/** Labels of text fields that ask for a place: the names of our destinations are offered there. */
export const PLACE_LABELS: readonly FieldLabel[] = ['tur_yer', 'yer', 'liman', 'mekan']
