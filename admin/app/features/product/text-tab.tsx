import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { NO_PRODUCT_TEXT, saveProductText, type WrittenProductText } from '@meltem/contract/catalog/office-parts'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Panel } from '../../ui/panel.tsx'
import { LinesField, TextField } from './fields.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { PairList } from './pair-list.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { type PartForm, usePart } from './use-part.ts'

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
  return (
    <PartFrame form={form}>
      <Words form={form} dil={dil} source={source} />
      <Rows form={form} dil={dil} />
    </PartFrame>
  )
}

interface WordsProps {
  readonly form: PartForm<WrittenProductText>
  readonly dil: Language
}

/** Titles, paragraphs and lists, beside the same text in the tenant's own language where it is written after that. */
function Words({
  form: { value, set },
  dil,
  source,
}: WordsProps & { readonly source: WrittenProductText | undefined }) {
  const t = useTranslations('admin.product_screen')
  const count = (text: string, most: number) => t('count_of', { count: text.length, most })
  const beside = (text: string | undefined) => (source && text ? t('source', { text }) : undefined)
  return (
    <Panel title={LOCALES[dil].name}>
      <div className="grid gap-3.5 p-4 sm:grid-cols-2">
        <TextField
          name="baslik"
          value={value.baslik}
          most={160}
          wide
          lang={dil}
          hint={beside(source?.baslik) ?? count(value.baslik, 70)}
          onChange={(baslik) => set({ baslik })}
        />
        <TextField
          name="ozet"
          value={value.ozet}
          most={500}
          rows={3}
          lang={dil}
          hint={beside(source?.ozet) ?? count(value.ozet, 160)}
          onChange={(ozet) => set({ ozet })}
        />
        <LinesField
          name="aciklama"
          value={value.aciklama}
          lang={dil}
          paragraphs
          hint={t('paragraph_hint')}
          onChange={(aciklama) => set({ aciklama })}
        />
        {LISTS.map((name) => (
          <LinesField
            key={name}
            name={name}
            value={value[name]}
            lang={dil}
            hint={beside(source?.[name].join(' · ')) ?? t('line_hint')}
            onChange={(lines) => set({ [name]: lines })}
          />
        ))}
        <LinesField
          name="kosullar"
          value={value.kosullar}
          lang={dil}
          paragraphs
          hint={t('paragraph_hint')}
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
