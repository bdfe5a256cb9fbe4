import { listFilterProducts, type StoredFilter, type WrittenFilter } from '@meltem/contract/catalog/groups-office'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Tick } from '../../ui/form/text-field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { LocalWords } from './language-texts.tsx'
import { ProductPicker } from './product-picker.tsx'
import type { FieldsProps } from './section.ts'

interface Pair {
  readonly urun_k_no: string
  readonly secenek_kod: string
}

const keyOf = ({ urun_k_no, secenek_kod }: Pair) => `${secenek_kod} ${urun_k_no}`

/** What is sent of the products: only those that come and those that go, so that a colleague's stay. */
function differences(before: readonly Pair[], now: readonly Pair[]) {
  const [had, has] = [new Set(before.map(keyOf)), new Set(now.map(keyOf))]
  const ekle = now.filter((pair) => !had.has(keyOf(pair)))
  const cikar = before.filter((pair) => !has.has(keyOf(pair)))
  return { ...(ekle.length > 0 && { ekle }), ...(cikar.length > 0 && { cikar }) }
}

/** A filter, its choices, and which products have which. */
export function FilterFields(props: FieldsProps<WrittenFilter, StoredFilter>) {
  const { value, set, row, setMore, disabled } = props
  const t = useTranslations('admin.groups')
  const { data } = useQuery({
    queryKey: ['gruplar', 'filtre', 'urunler', row?.k_no],
    queryFn: ({ signal }) => call(listFilterProducts, { k_no: row?.k_no ?? '' }, signal),
    enabled: row !== undefined,
  })
  const before = data?.data ?? []
  const [pairs, setPairs] = useState<readonly Pair[]>()
  const [open, setOpen] = useState<string>()
  const now = pairs ?? before
  const keysOf = (kod: string) => now.filter((pair) => pair.secenek_kod === kod).map(({ urun_k_no }) => urun_k_no)
  const put = (secenek_kod: string, keys: readonly string[]) => {
    const next = [
      ...now.filter((pair) => pair.secenek_kod !== secenek_kod),
      ...keys.map((urun_k_no) => ({ urun_k_no, secenek_kod })),
    ]
    setPairs(next)
    setMore(differences(before, next))
  }
  return (
    <>
      <LocalWords label={t('field.filter')} words={value.baslik} onChange={(baslik) => set({ baslik })} />
      <ChoiceList
        label={t('field.choices')}
        choices={value.secenekler}
        onChange={(secenekler) => set({ secenekler })}
        make={(kod) => ({ kod, baslik: {} })}
        disabled={disabled}
      >
        {({ kod }) => (
          <div className="grid gap-2">
            <Button
              aria-expanded={open === kod}
              onClick={() => setOpen(open === kod ? undefined : kod)}
              className="justify-self-start max-lg:min-h-11"
            >
              {t('product_count', { count: keysOf(kod).length })}
            </Button>
            {open === kod && (
              <ProductPicker
                label={t('field.products')}
                value={keysOf(kod)}
                onChange={(keys) => put(kod, keys)}
                disabled={disabled}
              />
            )}
          </div>
        )}
      </ChoiceList>
      <Tick
        label={t('field.active')}
        hint={t('field.active_hint')}
        value={value.aktif}
        onChange={(aktif) => set({ aktif })}
      />
    </>
  )
}
