import type { OfficeProduct } from '@meltem/contract/catalog/office'
import {
  type ExtraPart,
  FEE_KINDS,
  saveProduct,
  type WrittenExtra,
  type WrittenFee,
} from '@meltem/contract/catalog/office-parts'
import { EXTRA_GROUPS } from '@meltem/contract/catalog/product-extra'
import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CheckField, ChoiceField, NumberField } from './fields.tsx'
import { RowActs } from './pair-list.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { FollowedMark, TemplateBar } from './template-bar.tsx'
import { type PartForm, usePart } from './use-part.ts'
import { useTemplates } from './use-templates.ts'
import { WordsField } from './words-field.tsx'

/** What a guest may add, and what is charged beside the price. */
export default function ExtrasTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  return product ? <Extras product={product} /> : null
}

function Extras({ product: { k_no, parcalar, secimler } }: { product: OfficeProduct }) {
  const t = useTranslations('admin.product_screen')
  const form = usePart<ExtraPart>(parcalar.ekstra.deger, (gorulen, yeni) =>
    call(saveProduct, { k_no, ekstra: { gorulen, yeni } }),
  )
  const templates = useTemplates(k_no, 'ek_hizmet')
  const { ekstralar } = form.value
  const [kur = 'EUR'] = secimler.kurlar
  const put = (place: number, part: Partial<WrittenExtra>) =>
    form.set({ ekstralar: ekstralar.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  const empty = (): WrittenExtra => {
    const rest = { kod: null, bebek_dahil: false, en_cok: null, grup: null }
    return { k_no: crypto.randomUUID(), ad: {}, birim: 'rezervasyon', fiyat: 0, kur, ...rest }
  }
  return (
    <PartFrame form={form}>
      <Panel title={t('tab.ekstra')}>
        <TemplateBar templates={templates} isDirty={form.changed.length > 0} hint={t('template.hint_ekstra')} />
        <div className="grid gap-4 p-4">
          {ekstralar.length === 0 && <p className="text-ink-2">{t('no_extra')}</p>}
          {ekstralar.map((extra, place) => (
            <div key={extra.k_no} className="grid gap-2.5 border-line-soft border-b pb-4 sm:grid-cols-3">
              <FollowedMark templates={templates} kod={extra.k_no} />
              <ExtraFields extra={extra} secimler={secimler} onChange={(part) => put(place, part)} />
              <RowActs place={place} rows={ekstralar} onChange={(rows) => form.set({ ekstralar: rows })} />
            </div>
          ))}
          <Button
            onClick={() => form.set({ ekstralar: [...ekstralar, empty()] })}
            className="justify-self-start max-lg:min-h-11"
          >
            <Plus aria-hidden="true" className="icon" />
            {t('add_extra')}
          </Button>
        </div>
      </Panel>
      <Fees form={form} kurlar={secimler.kurlar} />
    </PartFrame>
  )
}

interface ExtraProps {
  readonly extra: WrittenExtra
  readonly secimler: OfficeProduct['secimler']
  readonly onChange: (part: Partial<WrittenExtra>) => void
}

/** What an extra is called, what it costs, how it is counted, and what it is an alternative for. */
function ExtraFields({ extra, secimler, onChange }: ExtraProps) {
  const t = useTranslations('admin.product_screen')
  const words = useTranslations('admin.templates')
  return (
    <>
      <WordsField name="ad" diller={secimler.diller} value={extra.ad} most={160} onChange={(ad) => onChange({ ad })} />
      <ChoiceField
        name="birim"
        value={extra.birim}
        options={UNITS.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
        onChange={(birim) => onChange(unitOf(birim as WrittenExtra['birim']))}
      />
      <AmountField
        label={t('field.fiyat')}
        kur={extra.kur}
        value={extra.fiyat}
        onChange={(fiyat) => fiyat !== undefined && onChange({ fiyat })}
      />
      <CurrencyField kurlar={secimler.kurlar} value={extra.kur} onChange={(own) => onChange({ kur: own })} />
      <NumberField
        name="en_cok_adet"
        value={extra.en_cok}
        least={1}
        most={99}
        onChange={(en_cok) => onChange({ en_cok })}
      />
      <ChoiceField
        name="ekstra_grup"
        value={extra.grup ?? ''}
        options={[
          { value: '', label: words('no_group') },
          ...EXTRA_GROUPS.map((one) => ({ value: one, label: words(`groups.${one}`) })),
        ]}
        onChange={(grup) => onChange({ grup: EXTRA_GROUPS.find((one) => one === grup) ?? null })}
      />
      {PER_PERSON.includes(extra.birim) && (
        <CheckField
          label={words('infants')}
          checked={extra.bebek_dahil}
          onChange={(bebek_dahil) => onChange({ bebek_dahil })}
        />
      )}
    </>
  )
}

const UNITS = ['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet'] as const

/** What infants can be counted in. */
const PER_PERSON: readonly WrittenExtra['birim'][] = ['kisi', 'kisi_gun']
/** Of these a guest says how many. */
const COUNTED: readonly WrittenFee['tur'][] = ['evcil_hayvan', 'ek_yatak']

/** Infants are counted where people are. */
function unitOf(birim: WrittenExtra['birim']): Partial<WrittenExtra> {
  return PER_PERSON.includes(birim) ? { birim } : { birim, bebek_dahil: false }
}

/** A fee of another sort keeps no count that its form does not show. */
function feeOf(tur: WrittenFee['tur']): Partial<WrittenFee> {
  return COUNTED.includes(tur) ? { tur } : { tur, en_cok: null }
}

interface CurrencyProps {
  readonly kurlar: readonly string[]
  readonly value: string
  readonly onChange: (kur: string) => void
}

/** One of those the tenant sells in; one that was given up since stays where it stands (CAT-95). */
function CurrencyField({ kurlar, value, onChange }: CurrencyProps) {
  const options = [...new Set([...kurlar, value])].map((kur) => ({ value: kur, label: kur }))
  return <ChoiceField name="kur" value={value} options={options} onChange={onChange} />
}

function Fees({ form, kurlar }: { form: PartForm<ExtraPart>; kurlar: readonly string[] }) {
  const t = useTranslations('admin.product_screen')
  const { ucretler } = form.value
  const put = (place: number, part: Partial<WrittenFee>) =>
    form.set({ ucretler: ucretler.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  const [kur = 'EUR'] = kurlar
  const empty: WrittenFee = { tur: 'temizlik', fiyat: 0, kur, gecelik: false, esik_gece: 0, en_cok: null }
  return (
    <Panel title={t('fees')}>
      <div className="grid gap-3 p-4">
        {ucretler.length === 0 && <p className="text-ink-2">{t('no_fee')}</p>}
        {ucretler.map((fee, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fees have no name but their place.
          <div key={place} className="grid items-end gap-2 border-line-soft border-b pb-3 sm:grid-cols-3">
            <ChoiceField
              name="ucret_turu"
              value={fee.tur}
              options={FEE_KINDS.map((kind) => ({ value: kind, label: t(`fee.${kind}`) }))}
              onChange={(tur) => put(place, feeOf(tur as WrittenFee['tur']))}
            />
            <AmountField
              label={t('field.fiyat')}
              kur={fee.kur}
              value={fee.fiyat}
              onChange={(fiyat) => fiyat !== undefined && put(place, { fiyat })}
            />
            <CurrencyField kurlar={kurlar} value={fee.kur} onChange={(own) => put(place, { kur: own })} />
            <NumberField
              name="esik_gece"
              value={fee.esik_gece}
              least={0}
              most={60}
              onChange={(nights) => put(place, { esik_gece: nights ?? 0 })}
            />
            <CheckField
              label={t('field.gecelik')}
              checked={fee.gecelik}
              onChange={(gecelik) => put(place, { gecelik })}
            />
            {COUNTED.includes(fee.tur) && (
              <NumberField
                name="en_cok_adet"
                value={fee.en_cok}
                least={1}
                most={9}
                onChange={(en_cok) => put(place, { en_cok })}
              />
            )}
            <Button
              size="icon"
              aria-label={t('remove_row', { number: place + 1 })}
              onClick={() => form.set({ ucretler: ucretler.filter((_, at) => at !== place) })}
              className="max-lg:min-h-11 max-lg:min-w-11"
            >
              <Trash2 aria-hidden="true" className="icon" />
            </Button>
          </div>
        ))}
        <Button
          onClick={() => form.set({ ucretler: [...ucretler, empty] })}
          className="justify-self-start max-lg:min-h-11"
        >
          <Plus aria-hidden="true" className="icon" />
          {t('add_fee')}
        </Button>
      </div>
    </Panel>
  )
}
