import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { type GeneralPart, saveProduct } from '@meltem/contract/catalog/office-parts'
import type { WrittenFacts } from '@meltem/contract/catalog/product-facts'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Panel } from '../../ui/panel.tsx'
import { FactFields } from './fact-fields.tsx'
import { CheckField, ChoiceField, NumberField, TextField } from './fields.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { TimeRules } from './time-rules.tsx'
import { type ToForm, usePart } from './use-part.ts'

/** Facts, place, limits and sale terms of a product. */
export default function GeneralTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  return product ? <General product={product} /> : null
}

type Flat = Readonly<Record<`bilgi.${string}`, unknown>>

/** One form over two parts: how it is sold, and each fact under a name of its own. */
type Values = GeneralPart & Flat

function flat(facts: object): Flat {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [`bilgi.${name}`, value]))
}

function partsOf(values: Values): { readonly genel: GeneralPart; readonly bilgi: WrittenFacts } {
  const all = Object.entries(values)
  const isFact = ([name]: [string, unknown]) => name.startsWith('bilgi.')
  return {
    genel: Object.fromEntries(all.filter((one) => !isFact(one))) as unknown as GeneralPart,
    bilgi: Object.fromEntries(
      all.filter(isFact).map(([name, value]) => [name.slice('bilgi.'.length), value]),
    ) as unknown as WrittenFacts,
  }
}

const toForm: ToForm<Values> = ({ bolum, alanlar, deger }) =>
  bolum === 'bilgi'
    ? { alanlar: alanlar.map((name) => `bilgi.${String(name)}`), deger: flat(deger) }
    : { alanlar, deger }

function General({ product }: { product: OfficeProduct }) {
  const { k_no, parcalar, secimler } = product
  const { genel, bilgi } = parcalar
  const save = (gorulen: Values, yeni: Values) => {
    const [seen, wanted] = [partsOf(gorulen), partsOf(yeni)]
    return call(saveProduct, {
      k_no,
      genel: { gorulen: seen.genel, yeni: wanted.genel },
      bilgi: { gorulen: seen.bilgi, yeni: wanted.bilgi },
    })
  }
  const form = usePart<Values>({ ...genel.deger, ...flat(bilgi.deger) }, save, toForm)
  return (
    <PartFrame form={form}>
      <Identity form={form} secimler={secimler} />
      <FactFields facts={partsOf(form.value).bilgi} secimler={secimler} onChange={(change) => form.set(flat(change))} />
      <People form={form} />
      <Terms form={form} />
      <TimeRules rules={form.value.zaman_kurallari} onChange={(zaman_kurallari) => form.set({ zaman_kurallari })} />
    </PartFrame>
  )
}

type Form = ReturnType<typeof usePart<Values>>

const GRID = 'grid gap-3.5 p-4 sm:grid-cols-2 xl:grid-cols-3'

function Identity({ form, secimler }: { form: Form; secimler: OfficeProduct['secimler'] }) {
  const t = useTranslations('admin.product_screen')
  const { value, set } = form
  const named = (rows: readonly { k_no: string; baslik: string }[]) =>
    rows.map(({ k_no, baslik }) => ({ value: k_no, label: baslik }))
  return (
    <Panel title={t('identity')}>
      <div className={GRID}>
        <TextField
          name="kod"
          value={value.kod ?? ''}
          most={40}
          hint={t('kod_hint')}
          onChange={(kod) => set({ kod: kod.trim() === '' ? null : kod.trim() })}
        />
        <ChoiceField
          name="kategori_k_no"
          value={value.kategori_k_no}
          options={named(secimler.kategoriler)}
          onChange={(kategori_k_no) => set({ kategori_k_no })}
        />
        <ChoiceField
          name="bolge_k_no"
          value={value.bolge_k_no ?? ''}
          options={[{ value: '', label: t('none') }, ...named(secimler.bolgeler)]}
          onChange={(bolge_k_no) => set({ bolge_k_no: bolge_k_no || null })}
        />
        <NumberField name="enlem" value={value.enlem} fraction onChange={(enlem) => set({ enlem })} />
        <NumberField name="boylam" value={value.boylam} fraction onChange={(boylam) => set({ boylam })} />
      </div>
    </Panel>
  )
}

type Counted = {
  [K in keyof GeneralPart]: GeneralPart[K] extends number ? K : never
}[keyof GeneralPart]

/** Whole numbers of the part; one that is emptied is nothing. */
function Numbers({ form, names, most }: { form: Form; names: readonly Counted[]; most: number }) {
  return names.map((name) => (
    <NumberField
      key={name}
      name={name}
      value={form.value[name]}
      least={0}
      most={most}
      onChange={(count) => form.set({ [name]: count ?? 0 })}
    />
  ))
}

function People({ form }: { form: Form }) {
  const t = useTranslations('admin.product_screen')
  const { value, set } = form
  return (
    <Panel title={t('people')}>
      <div className={GRID}>
        <Numbers form={form} names={['en_az', 'en_cok', 'en_az_yetiskin']} most={99} />
        <Numbers form={form} names={['cocuk_yas', 'yetiskin_yas', 'en_az_yas']} most={99} />
        <CheckField
          label={t('field.bebek_koltuk')}
          checked={value.bebek_koltuk}
          onChange={(bebek_koltuk) => set({ bebek_koltuk })}
        />
      </div>
    </Panel>
  )
}

function Terms({ form }: { form: Form }) {
  const t = useTranslations('admin.product_screen')
  const { value, set } = form
  return (
    <Panel title={t('terms')}>
      <div className={GRID}>
        <ChoiceField
          name="rezervasyon_satis_durum"
          value={value.rezervasyon_satis_durum}
          options={(['direk', 'sor_sat'] as const).map((mode) => ({ value: mode, label: t(`sale.${mode}`) }))}
          onChange={(mode) => set({ rezervasyon_satis_durum: mode as GeneralPart['rezervasyon_satis_durum'] })}
        />
        <Numbers form={form} names={['odeme_tipi_oran', 'kdv_oran']} most={100} />
        <Numbers form={form} names={['son_satis_saat', 'sor_sat_saat', 'opsiyon_saat']} most={8760} />
        <Numbers form={form} names={['en_uzak_gun', 'gun_sayisi']} most={1095} />
        <CheckField
          label={t('field.kiralama_sozlesmesi')}
          checked={value.kiralama_sozlesmesi}
          onChange={(kiralama_sozlesmesi) => set({ kiralama_sozlesmesi })}
        />
      </div>
    </Panel>
  )
}
