import { PRODUCT_KINDS, type WrittenBlock } from '@meltem/contract/content/content'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { BLOCK_FORMS, type BlockField, emptyOf } from './block-forms.ts'
import { PictureField } from './picture-field.tsx'
import { TableField } from './table-field.tsx'
import { TextInput } from './text-input.tsx'

const RichText = lazy(() => import('./rich-text.tsx'))

type Values = Readonly<Record<string, unknown>>

/** What a field of words says; nothing where it says something else. */
const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '')

interface BlockFormProps {
  readonly block: WrittenBlock
  readonly lang: string
  readonly onChange: (block: WrittenBlock) => void
}

/** What a block says, as a form made from the table of its fields. */
export function BlockForm({ block, lang, onChange }: BlockFormProps) {
  const put = (values: Values) => onChange(values as unknown as WrittenBlock)
  return <Fields fields={BLOCK_FORMS[block.tip]} values={block} lang={lang} onChange={put} />
}

interface FieldsProps {
  readonly fields: readonly BlockField[]
  readonly values: Values
  readonly lang: string
  readonly onChange: (values: Values) => void
}

function Fields({ fields, values, lang, onChange }: FieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {fields.map((field) => (
        <OneField
          key={field.name}
          field={field}
          values={values}
          lang={lang}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
          onAll={onChange}
        />
      ))}
    </div>
  )
}

interface OneFieldProps extends Omit<FieldsProps, 'fields' | 'onChange'> {
  readonly field: BlockField
  readonly onChange: (value: unknown) => void
  readonly onAll: (values: Values) => void
}

function OneField({ field, values, lang, onChange, onAll }: OneFieldProps) {
  const t = useTranslations('admin.content')
  const { name, form, most = 200, open } = field
  const label = t(`field.${name}` as 'field.baslik')
  const value = values[name]
  const text = wordIn(value)
  const putText = (typed: string) => onChange(open && typed === '' ? null : typed)
  switch (form) {
    case 'html':
      return (
        <Suspense
          fallback={<TextInput label={label} value={text} onChange={putText} most={most} rows={8} lang={lang} />}
        >
          <RichText label={label} value={text} lang={lang} onChange={putText} />
        </Suspense>
      )
    case 'picture':
      return <PictureField label={label} value={text} onChange={(key) => onChange(key || (open ? null : ''))} />
    case 'list':
      return <ItemList field={field} items={(value ?? []) as readonly Values[]} lang={lang} onChange={onChange} />
    case 'table':
      return <TableField values={values} lang={lang} onChange={onAll} />
    case 'rule':
      return <RuleField value={(value ?? { adet: 6 }) as Values} onChange={onChange} />
    case 'kind':
      return <KindChoice label={label} value={text} onChange={onChange} />
    case 'number':
      return <CountField label={label} value={Number(value ?? 1)} least={1} most={most} onChange={onChange} />
    case 'place':
      return <PlaceField label={label} value={Number(value ?? 0)} onChange={onChange} />
    default:
      return (
        <TextInput
          label={label}
          value={text}
          onChange={putText}
          most={most}
          rows={form === 'text' ? 3 : 1}
          lang={form === 'url' ? undefined : lang}
          hint={form === 'url' ? t('url_hint') : undefined}
        />
      )
  }
}

interface PlaceFieldProps {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A coordinate as it is read off a map; what is no number is not taken. */
function PlaceField({ label, value, onChange }: PlaceFieldProps) {
  const [typed, setTyped] = useState(String(value))
  return (
    <TextInput
      label={label}
      value={typed}
      most={20}
      onChange={(words) => {
        setTyped(words)
        const number = Number(words.replace(',', '.'))
        if (words.trim() !== '' && Number.isFinite(number)) onChange(number)
      }}
    />
  )
}

function KindChoice({ label, value, onChange }: { label: string; value: string; onChange: (value: unknown) => void }) {
  const t = useTranslations('admin.content')
  const options = PRODUCT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))
  return <Choice label={label} value={value} options={options} onChange={onChange} />
}

const ORDERS = ['onerilen', 'fiyat_artan', 'puan', 'yeni'] as const

/** Which products a strip shows. */
function RuleField({ value, onChange }: { value: Values; onChange: (value: unknown) => void }) {
  const t = useTranslations('admin.content')
  const put = (name: string, chosen: string | number | undefined) => {
    const { [name]: _before, ...rest } = value
    onChange(chosen === '' || chosen === undefined ? rest : { ...rest, [name]: chosen })
  }
  const any = { value: '', label: t('rule_any') }
  const kinds = PRODUCT_KINDS.map((kind) => ({ value: kind as string, label: t(`kind.${kind}`) }))
  const orders = ORDERS.map((order) => ({ value: order as string, label: t(`order.${order}`) }))
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-1 text-13 font-semibold">{t('field.kural')}</legend>
      <Choice
        label={t('field.urun_tipi')}
        value={wordIn(value.urun_tipi)}
        options={[any, ...kinds]}
        onChange={(chosen) => put('urun_tipi', chosen)}
      />
      <Choice
        label={t('rule_order')}
        value={wordIn(value.sirala)}
        options={[any, ...orders]}
        onChange={(chosen) => put('sirala', chosen)}
      />
      <TextInput
        label={t('rule_region')}
        value={wordIn(value.bolge)}
        most={60}
        onChange={(typed) => put('bolge', typed)}
      />
      <CountField
        label={t('field.adet')}
        value={Number(value.adet ?? 6)}
        least={1}
        most={12}
        onChange={(count) => put('adet', count)}
      />
    </fieldset>
  )
}

interface ItemListProps {
  readonly field: BlockField
  readonly items: readonly Values[]
  readonly lang: string
  readonly onChange: (value: unknown) => void
}

/** Items of a block one below the other: added, moved, taken away. */
function ItemList({ field, items, lang, onChange }: ItemListProps) {
  const t = useTranslations('admin.content')
  const fields = field.items ?? []
  const move = (from: number, to: number) => {
    const next = [...items]
    const [taken] = next.splice(from, 1)
    if (taken) next.splice(to, 0, taken)
    onChange(next)
  }
  return (
    <div className="grid gap-2">
      <p className="text-13 font-semibold">{t('items', { count: items.length })}</p>
      <ol className="grid gap-2">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place; it has no key of its own.
          <li key={place} className="rounded-card border border-line bg-desk p-3">
            <div className="mb-2 flex items-center justify-between gap-1">
              <span className="num text-12 text-ink-3">{place + 1}</span>
              <span className="flex">
                <Button
                  size="icon"
                  aria-label={t('item_up', { place: place + 1 })}
                  disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                >
                  <ArrowUp aria-hidden="true" className="icon" />
                </Button>
                <Button
                  size="icon"
                  aria-label={t('item_down', { place: place + 1 })}
                  disabled={place === items.length - 1}
                  onClick={() => move(place, place + 1)}
                >
                  <ArrowDown aria-hidden="true" className="icon" />
                </Button>
                <Button
                  size="icon"
                  aria-label={t('item_remove', { place: place + 1 })}
                  onClick={() => onChange(items.filter((_item, at) => at !== place))}
                >
                  <Trash2 aria-hidden="true" className="icon" />
                </Button>
              </span>
            </div>
            <Fields
              fields={fields}
              values={item}
              lang={lang}
              onChange={(changed) => onChange(items.map((one, at) => (at === place ? changed : one)))}
            />
          </li>
        ))}
      </ol>
      <Button onClick={() => onChange([...items, emptyOf(fields)])} className="justify-self-start max-lg:min-h-11">
        <Plus aria-hidden="true" className="icon" />
        {t('item_add')}
      </Button>
    </div>
  )
}
