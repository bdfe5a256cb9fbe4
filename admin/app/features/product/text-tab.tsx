import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { NO_PRODUCT_TEXT, saveProductText, type WrittenProductText } from '@meltem/contract/catalog/office-parts'
import type { Language } from '@meltem/contract/wire/language'
import { KINDS } from '@meltem/domain/kinds'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Panel } from '../../ui/panel.tsx'
import { CoverList } from './cover-list.tsx'
import { LinesField, TextField } from './fields.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { PairList } from './pair-list.tsx'
import { PointFields } from './point-fields.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import { StaleNote } from './stale-note.tsx'
import type { TabProps } from './tab-props.ts'
import { type PartForm, usePart } from './use-part.ts'
import { type Stale, useStale } from './use-stale.ts'

/** What a product says, a language at a time, beside the tenant's own. */
export default function TextTab({ k_no }: TabProps) {
  const product = useProduct(k_no)
  if (!product) return null
  return <LanguageTabs product={product}>{(dil) => <Text key={dil} product={product} dil={dil} />}</LanguageTabs>
}

const LISTS = [
  'one_cikanlar',
  'dahil',
  'haric',
  'yanina_al',
  'kurallar',
  'erisilebilirlik',
  'arama_kelimeleri',
] as const

function Text({ product, dil }: { product: OfficeProduct; dil: Language }) {
  const { k_no, metinler, secimler } = product
  const kept = metinler[dil]?.deger
  const form = usePart<WrittenProductText>(kept ?? NO_PRODUCT_TEXT, (gorulen, yeni) =>
    call(saveProductText, { k_no, dil, gorulen: gorulen.baslik === '' && !kept ? null : gorulen, yeni }),
  )
  const [own] = secimler.diller
  const source = own && own !== dil ? metinler[own]?.deger : undefined
  const stale = useStale(k_no, dil, source === undefined || kept === undefined)
  return (
    <PartFrame form={form}>
      <StaleNote stale={stale} />
      <Words form={form} dil={dil} source={source} stale={stale} />
      <Rows form={form} dil={dil} />
      <Points form={form} dil={dil} source={source} product={product} />
      {KINDS[product.urun_tipi].days === 'hire' && (
        <CoverList rows={form.value.kapsam} lang={dil} onChange={(kapsam) => form.set({ kapsam })} />
      )}
    </PartFrame>
  )
}

interface WordsProps {
  readonly form: PartForm<WrittenProductText>
  readonly dil: Language
}

interface SourcedProps extends WordsProps {
  /** The tenant's own language, where this is another one. */
  readonly source: WrittenProductText | undefined
}

/** Titles, paragraphs and lists, beside the same text in the tenant's own language where it is written after that. */
function Words({ form: { value, set }, dil, source, stale }: SourcedProps & { readonly stale: Stale }) {
  const t = useTranslations('admin.product_screen')
  const count = (text: string, most: number) => t('count_of', { count: text.length, most })
  const beside = (text: string | undefined) => (source && text ? t('source', { text }) : undefined)
  const marked = (name: string, hint: string) => (stale.fields.has(name) ? `${t('stale_field')} ${hint}` : hint)
  return (
    <Panel title={LOCALES[dil].name}>
      <div className="grid gap-3.5 p-4 sm:grid-cols-2">
        <TextField
          name="baslik"
          value={value.baslik}
          most={160}
          wide
          lang={dil}
          hint={marked('baslik', beside(source?.baslik) ?? count(value.baslik, 70))}
          onChange={(baslik) => set({ baslik })}
        />
        <TextField
          name="ozet"
          value={value.ozet}
          most={500}
          rows={3}
          lang={dil}
          hint={marked('ozet', beside(source?.ozet) ?? count(value.ozet, 160))}
          onChange={(ozet) => set({ ozet })}
        />
        <LinesField
          name="aciklama"
          value={value.aciklama}
          lang={dil}
          paragraphs
          hint={marked('aciklama', t('paragraph_hint'))}
          onChange={(aciklama) => set({ aciklama })}
        />
        {LISTS.map((name) => (
          <LinesField
            key={name}
            name={name}
            value={value[name]}
            lang={dil}
            hint={marked(name, beside(source?.[name].join(' · ')) ?? t('line_hint'))}
            onChange={(lines) => set({ [name]: lines })}
          />
        ))}
        <LinesField
          name="kosullar"
          value={value.kosullar}
          lang={dil}
          paragraphs
          hint={marked('kosullar', t('paragraph_hint'))}
          onChange={(kosullar) => set({ kosullar })}
        />
      </div>
    </Panel>
  )
}

/** What happens one after the other, and what guests ask. */
function Rows({ form: { value, set }, dil }: WordsProps) {
  const t = useTranslations('admin.product_screen')
  return (
    <>
      <PairList
        title={t('field.program')}
        add={t('add_stop')}
        rows={value.program}
        empty={{ gun: null, saat: null, baslik: '', metin: '' }}
        onChange={(program) => set({ program })}
        fields={[
          { name: 'gun', most: 365, isNumber: true },
          { name: 'saat', most: 5 },
          { name: 'baslik', most: 200 },
          { name: 'metin', most: 2000, rows: 2 },
        ]}
        lang={dil}
      />
      <PairList
        title={t('field.sss')}
        add={t('add_answer')}
        rows={value.sss}
        empty={{ soru: '', cevap: '' }}
        onChange={(sss) => set({ sss })}
        fields={[
          { name: 'soru', most: 300 },
          { name: 'cevap', most: 2000, rows: 2 },
        ]}
        lang={dil}
      />
    </>
  )
}

/** Somewhere on the coast that is charted, for a product that lies nowhere yet. */
const COAST = { enlem: 36.62, boylam: 29.1 }

/** Where it starts and ends. A point begins where the source says it is, or where the product lies. */
function Points({ form, dil, source, product }: SourcedProps & { readonly product: OfficeProduct }) {
  const isWriter = useMay()('urun.yaz')
  const { enlem, boylam } = product.parcalar.genel.deger
  const place = enlem === null || boylam === null ? COAST : { enlem, boylam }
  return (
    <div className="grid items-start gap-4 2xl:grid-cols-2">
      {(['bulusma', 'bitis_noktasi'] as const).map((name) => {
        const known = source?.[name] ?? source?.bulusma ?? form.value.bulusma
        return (
          <PointFields
            key={name}
            name={name}
            value={form.value[name]}
            start={known ? { enlem: known.enlem, boylam: known.boylam } : place}
            lang={dil}
            disabled={!isWriter}
            onChange={(point) => form.set({ [name]: point })}
          />
        )
      })}
    </div>
  )
}
