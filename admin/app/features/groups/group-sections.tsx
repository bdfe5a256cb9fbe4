import * as groups from '@meltem/contract/catalog/groups-office'
import { PRODUCT_KINDS, type ProductKind } from '@meltem/contract/content/content'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { TextField, Tick } from '../../ui/form/text-field.tsx'
import { FilterFields } from './filter-fields.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { PictureField } from './picture-field.tsx'
import { PlaceField } from './place-field.tsx'
import { ProductPicker } from './product-picker.tsx'
import type { FieldsProps, Section } from './section.ts'

type Titled = { readonly metinler: Partial<Record<Language, { readonly baslik: string } | undefined>> }

/** The first language that says something; the office has no thing without a name. */
export function firstOf<T>(texts: Partial<Record<Language, T | undefined>>): T | undefined {
  for (const language of LANGUAGES) if (texts[language]) return texts[language]
  return undefined
}

export const titleOf = ({ metinler }: Titled): string => firstOf(metinler)?.baslik ?? '–'

function ProductCount({ row }: { row: { readonly urun_sayisi: number } }) {
  const t = useTranslations('admin.groups')
  return <>{t('product_count', { count: row.urun_sayisi })}</>
}

const NO_TEXT = { baslik: '', slug: '', metin: '' }

interface ParentProps<S> {
  readonly value: string | null
  readonly onChange: (k_no: string | null) => void
  readonly rows: readonly S[]
  readonly row: S | undefined
}

/** What it belongs to: anything but itself; the server refuses a circle. */
function ParentField<S extends Titled & { readonly k_no: string; readonly aktif: boolean }>(props: ParentProps<S>) {
  const t = useTranslations('admin.groups')
  const others = props.rows.filter(({ k_no, aktif }) => k_no !== props.row?.k_no && aktif)
  return (
    <Choice
      label={t('field.parent')}
      value={props.value ?? ''}
      options={[
        { value: '', label: t('field.top') },
        ...others.map((one) => ({ value: one.k_no, label: titleOf(one) })),
      ]}
      onChange={(key) => props.onChange(key || null)}
    />
  )
}

function ActiveField({ value, onChange }: { value: boolean; onChange: (aktif: boolean) => void }) {
  const t = useTranslations('admin.groups')
  return <Tick label={t('field.active')} hint={t('field.active_hint')} value={value} onChange={onChange} />
}

function RegionFields({ value, set, row, rows, disabled }: FieldsProps<groups.WrittenRegion, groups.StoredRegion>) {
  return (
    <>
      <LanguageTexts
        texts={value.metinler}
        onChange={(metinler) => set({ metinler })}
        before="/u/"
        empty={{ ...NO_TEXT, not: '' }}
      />
      <ParentField value={value.ust_k_no} onChange={(ust_k_no) => set({ ust_k_no })} rows={rows} row={row} />
      <PlaceField enlem={value.enlem} boylam={value.boylam} onChange={set} disabled={disabled} />
      <SeaField value={value.deniz} onChange={(deniz) => set({ deniz })} />
      <PictureField value={value.gorsel} bolum="bolge" onChange={(gorsel) => set({ gorsel })} />
      <ActiveField value={value.aktif} onChange={(aktif) => set({ aktif })} />
    </>
  )
}

const USUAL_SEA = [16, 15, 16, 17, 20, 23, 26, 27, 26, 23, 20, 18]

/** Sea at the surface month by month; inland there is none. */
function SeaField({ value, onChange }: { value: number[] | null; onChange: (value: number[] | null) => void }) {
  const t = useTranslations('admin.groups')
  const { language } = useLanguage()
  const month = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{t('field.sea')}</legend>
      <Tick
        label={t('field.by_the_sea')}
        value={value !== null}
        onChange={(isBySea) => onChange(isBySea ? USUAL_SEA : null)}
      />
      {value && (
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
          {USUAL_SEA.map((_, at) => {
            const name = month.format(new Date(Date.UTC(2027, at, 1)))
            return (
              <MonthField
                key={name}
                name={name}
                value={value[at] ?? 0}
                onChange={(sea) => onChange(value.with(at, sea))}
              />
            )
          })}
        </div>
      )}
    </fieldset>
  )
}

interface MonthFieldProps {
  readonly name: string
  readonly value: number
  readonly onChange: (degrees: number) => void
}

const NOT_A_NUMBER = /[^\d-]/g

function MonthField({ name, value, onChange }: MonthFieldProps) {
  return (
    <TextField
      label={name}
      inputMode="numeric"
      most={3}
      value={String(value)}
      onChange={(text) => onChange(Math.max(-2, Math.min(40, Number(text.replaceAll(NOT_A_NUMBER, '')) || 0)))}
    />
  )
}

export const REGIONS: Section<groups.WrittenRegion, groups.StoredRegion> = {
  name: 'bolge',
  hak: 'grup.yaz',
  list: groups.listWrittenRegions,
  save: groups.saveRegion,
  order: groups.orderRegions,
  writtenOf: ({ k_no: _key, kod: _code, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: { ust_k_no: null, enlem: 36.85, boylam: 28.27, gorsel: null, deniz: null, metinler: {}, aktif: true },
  titleOf,
  Note: ProductCount,
  Fields: RegionFields,
}

function CategoryFields({ value, set, row, rows }: FieldsProps<groups.WrittenCategory, groups.StoredCategory>) {
  const t = useTranslations('admin.groups')
  const kinds = useTranslations('admin.groups.kinds')
  return (
    <>
      <Choice
        label={t('field.kind')}
        value={value.urun_tipi}
        options={PRODUCT_KINDS.map((kind) => ({ value: kind, label: kinds(kind) }))}
        onChange={(kind) => set({ urun_tipi: kind as ProductKind, ust_k_no: null })}
      />
      <LanguageTexts texts={value.metinler} onChange={(metinler) => set({ metinler })} before="/c/" empty={NO_TEXT} />
      <ParentField
        value={value.ust_k_no}
        onChange={(ust_k_no) => set({ ust_k_no })}
        rows={rows.filter(({ urun_tipi }) => urun_tipi === value.urun_tipi)}
        row={row}
      />
      <PictureField value={value.gorsel} onChange={(gorsel) => set({ gorsel })} />
      <ActiveField value={value.aktif} onChange={(aktif) => set({ aktif })} />
    </>
  )
}

function CategoryNote({ row }: { row: groups.StoredCategory }) {
  const t = useTranslations('admin.groups')
  const kinds = useTranslations('admin.groups.kinds')
  return (
    <>
      {kinds(row.urun_tipi)} · {t('product_count', { count: row.urun_sayisi })}
    </>
  )
}

export const CATEGORIES: Section<groups.WrittenCategory, groups.StoredCategory> = {
  name: 'kategori',
  hak: 'grup.yaz',
  list: groups.listWrittenCategories,
  save: groups.saveProductCategory,
  order: groups.orderCategories,
  writtenOf: ({ k_no: _key, kod: _code, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: { urun_tipi: PRODUCT_KINDS[0], ust_k_no: null, gorsel: null, metinler: {}, aktif: true },
  titleOf,
  Note: CategoryNote,
  Fields: CategoryFields,
}

function CollectionFields({ value, set, disabled }: FieldsProps<groups.WrittenCollection, groups.StoredCollection>) {
  const t = useTranslations('admin.groups')
  return (
    <>
      <LanguageTexts texts={value.metinler} onChange={(metinler) => set({ metinler })} before="/u/" empty={NO_TEXT} />
      <ProductPicker
        ordered
        label={t('field.products')}
        value={value.urunler}
        onChange={(urunler) => set({ urunler })}
        disabled={disabled}
      />
      <PictureField value={value.gorsel} onChange={(gorsel) => set({ gorsel })} />
      <ActiveField value={value.aktif} onChange={(aktif) => set({ aktif })} />
    </>
  )
}

export const COLLECTIONS: Section<groups.WrittenCollection, groups.StoredCollection> = {
  name: 'koleksiyon',
  hak: 'grup.yaz',
  list: groups.listWrittenCollections,
  save: groups.saveCollection,
  order: groups.orderCollections,
  writtenOf: ({ k_no: _key, kod: _code, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: { gorsel: null, metinler: {}, urunler: [], aktif: true },
  titleOf,
  Note: ProductCount,
  Fields: CollectionFields,
}

function FilterNote({ row }: { row: groups.StoredFilter }) {
  const t = useTranslations('admin.groups')
  return (
    <>
      {t('choice_count', { count: row.secenekler.length })} · {t('product_count', { count: row.urun_sayisi })}
    </>
  )
}

export const FILTERS: Section<groups.WrittenFilter, groups.StoredFilter> = {
  name: 'filtre',
  hak: 'grup.yaz',
  list: groups.listWrittenFilters,
  save: groups.saveFilter,
  order: groups.orderFilters,
  writtenOf: ({
    k_no: _key,
    kod: _code,
    surum: _version,
    urun_sayisi: _products,
    secenek_sayilari: _choices,
    ...written
  }) => written,
  empty: { baslik: {}, secenekler: [], aktif: true },
  titleOf: ({ baslik }) => firstOf(baslik) ?? '–',
  Note: FilterNote,
  Fields: FilterFields,
}
