import { type NamedProduct, nameProducts } from '@meltem/contract/catalog/groups-office'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'

const MOST_SHOWN = 12

/** Products by name; the same list for every part of a screen. */
export function useNamedProducts(): readonly NamedProduct[] {
  const { data } = useQuery({
    queryKey: ['urun-adlari'],
    queryFn: ({ signal }) => call(nameProducts, {}, signal),
    staleTime: 60_000,
  })
  return data?.data ?? []
}

interface ProductPickerProps {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (keys: string[]) => void
  /** They stand in an order of their own. */
  readonly ordered?: boolean
  readonly disabled: boolean
  /** Something a person should know of a product before choosing it. */
  readonly noteOf?: (product: NamedProduct) => string | undefined
}

/** Some of the products, found by name, taken away again, and put in order where that counts. */
export function ProductPicker({ label, value, onChange, ordered = false, disabled, noteOf }: ProductPickerProps) {
  const t = useTranslations('admin.groups.products')
  const all = useNamedProducts()
  const [words, setWords] = useState('')
  const byKey = new Map(all.map((one) => [one.k_no, one]))
  const wanted = words.toLocaleLowerCase('tr')
  const found = all.filter(
    ({ k_no, ad, bolge }) =>
      !value.includes(k_no) && wanted !== '' && `${ad} ${bolge ?? ''}`.toLocaleLowerCase('tr').includes(wanted),
  )
  const nameOf = (key: string) => byKey.get(key)?.ad ?? t('gone')
  const put = (key: string, at: number) => onChange(value.filter((one) => one !== key).toSpliced(at, 0, key))
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="mb-1 text-13 font-semibold">
        {label} <span className="num font-normal text-ink-2">{value.length}</span>
      </legend>
      {!disabled && (
        <SearchBox
          label={t('search')}
          placeholder={t('search')}
          value={words}
          onSearch={(typed) => setWords(typed.trim())}
        />
      )}
      {found.length > 0 && (
        <ul aria-label={t('found')} className="rounded-card border border-line">
          {found.slice(0, MOST_SHOWN).map((product) => (
            <li
              key={product.k_no}
              className="flex items-center justify-between gap-2 border-line-soft border-b px-3 py-1 last:border-b-0"
            >
              <ProductName product={product} note={noteOf?.(product)} />
              <Button
                size="icon"
                aria-label={t('add', { name: product.ad })}
                onClick={() => onChange([...value, product.k_no])}
                className="max-lg:min-h-11"
              >
                <Plus aria-hidden="true" className="icon" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {words !== '' && found.length === 0 && <p className="text-13 text-ink-2">{t('none_found')}</p>}
      {value.length === 0 && <p className="text-13 text-ink-2">{t('none')}</p>}
      <div className="max-h-[420px] overflow-y-auto rounded-card border border-line empty:hidden">
        {value.length > 0 && (
          <SortableList
            label={label}
            items={value.map((key) => ({
              key,
              label: nameOf(key),
              children: (
                <span className="flex items-center justify-between gap-2 pl-2">
                  <ProductName product={byKey.get(key)} />
                  <Button
                    size="icon"
                    aria-label={t('remove', { name: nameOf(key) })}
                    onClick={() => onChange(value.filter((one) => one !== key))}
                    className="border-transparent! max-lg:min-h-11"
                  >
                    <X aria-hidden="true" className="icon" />
                  </Button>
                </span>
              ),
            }))}
            onMove={ordered && !disabled ? (key, over) => put(key, value.indexOf(over)) : undefined}
            onStep={ordered && !disabled ? (key, by) => put(key, Math.max(0, value.indexOf(key) + by)) : undefined}
          />
        )}
      </div>
    </fieldset>
  )
}

function ProductName({ product, note }: { product: NamedProduct | undefined; note?: string | undefined }) {
  const t = useTranslations('admin.groups.products')
  const kinds = useTranslations('admin.groups.kinds')
  if (!product) return <span className="text-ink-2">{t('gone')}</span>
  const about = [kinds(product.urun_tipi), product.bolge, product.yayinda ? undefined : t('draft'), note]
  return (
    <span className="grid min-w-0">
      <span className="wrap-anywhere font-[550]">{product.ad}</span>
      <span className="text-12 text-ink-2">{about.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
