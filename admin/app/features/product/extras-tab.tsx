import type { OfficeProduct } from '@meltem/contract/catalog/office'
import {
  type ExtraPart,
  FEE_KINDS,
  saveProduct,
  type WrittenExtra,
  type WrittenFee,
} from '@meltem/contract/catalog/office-parts'
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
              <WordsField
                name="ad"
                diller={secimler.diller}
                value={extra.ad}
                most={160}
                onChange={(ad) => put(place, { ad })}
              />
              <ChoiceField
                name="birim"
                value={extra.birim}
                options={UNITS.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
                onChange={(birim) => put(place, { birim: birim as WrittenExtra['birim'] })}
              />
              <AmountField
                label={t('field.fiyat')}
                kur={extra.kur}
                value={extra.fiyat}
                onChange={(fiyat) => fiyat !== undefined && put(place, { fiyat })}
              />
              <NumberField
                name="en_cok_adet"
                value={extra.en_cok}
                least={1}
                most={99}
                onChange={(en_cok) => put(place, { en_cok })}
              />
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
      <Fees form={form} kur={kur} />
    </PartFrame>
  )
}

const UNITS = ['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet'] as const

function Fees({ form, kur }: { form: PartForm<ExtraPart>; kur: string }) {
  const t = useTranslations('admin.product_screen')
  const { ucretler } = form.value
  const put = (place: number, part: Partial<WrittenFee>) =>
    form.set({ ucretler: ucretler.map((one, at) => (at === place ? { ...one, ...part } : one)) })
  const empty: WrittenFee = { tur: 'temizlik', fiyat: 0, kur, gecelik: false, esik_gece: 0, en_cok: null }
  return (
    <Panel title={t('fees')}>
      <div className="grid gap-3 p-4">
        {ucretler.length === 0 && <p className="text-ink-2">{t('no_fee')}</p>}
        {ucretler.map((fee, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fees have no name but their place.
          <div key={place} className="grid items-end gap-2 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]">
            <ChoiceField
              name="ucret_turu"
              value={fee.tur}
              options={FEE_KINDS.map((kind) => ({ value: kind, label: t(`fee.${kind}`) }))}
              onChange={(tur) => put(place, { tur: tur as WrittenFee['tur'] })}
            />
            <AmountField
              label={t('field.fiyat')}
              kur={fee.kur}
              value={fee.fiyat}
              onChange={(fiyat) => fiyat !== undefined && put(place, { fiyat })}
            />
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
