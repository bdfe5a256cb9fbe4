import type { OfficeProduct } from '@meltem/contract/catalog/office'
import { saveProductText, type WrittenProductText } from '@meltem/contract/catalog/office-parts'
import type { Language } from '@meltem/contract/wire/language'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextField } from './fields.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { useProduct } from './product-query.ts'
import { PartFrame } from './save-bar.tsx'
import type { TabProps } from './tab-props.ts'
import { usePart } from './use-part.ts'

/** Address, title and description for search engines, a language at a time. */
export default function SeoTab({ k_no }: TabProps) {
  const t = useTranslations('admin.product_screen')
  const product = useProduct(k_no)
  if (!product) return null
  return (
    <LanguageTabs product={product}>
      {(dil) => {
        const text = product.metinler[dil]?.deger
        if (!text) return <p className="card p-4 text-ink-2">{t('no_text_yet')}</p>
        return <Seo key={dil} product={product} dil={dil} text={text} />
      }}
    </LanguageTabs>
  )
}

interface SeoProps {
  readonly product: OfficeProduct
  readonly dil: Language
  readonly text: WrittenProductText
}

function Seo({ product, dil, text }: SeoProps) {
  const t = useTranslations('admin.product_screen')
  const { k_no, adresler } = product
  const form = usePart<WrittenProductText>(text, (gorulen, yeni) => call(saveProductText, { k_no, dil, gorulen, yeni }))
  const { value, set } = form
  const title = value.seo_baslik || value.baslik
  const about = value.seo_aciklama || value.ozet
  const address = adresler.find((one) => one.dil === dil)?.url ?? ''
  return (
    <PartFrame form={form}>
      <Panel title={t('tab.seo')}>
        <div className="grid gap-3.5 p-4">
          <TextField
            name="slug"
            value={value.slug ?? ''}
            most={120}
            lang={dil}
            hint={t('slug_hint')}
            onChange={(slug) => set({ slug: slug === '' ? null : slug })}
          />
          <TextField
            name="seo_baslik"
            value={value.seo_baslik}
            most={160}
            lang={dil}
            hint={t('count_of', { count: title.length, most: 60 })}
            onChange={(seo_baslik) => set({ seo_baslik })}
          />
          <TextField
            name="seo_aciklama"
            value={value.seo_aciklama}
            most={400}
            rows={3}
            lang={dil}
            hint={t('count_of', { count: about.length, most: 160 })}
            onChange={(seo_aciklama) => set({ seo_aciklama })}
          />
        </div>
      </Panel>
      <Panel title={t('found')}>
        <div lang={dil} className="grid gap-0.5 p-4">
          <p className="text-13 break-all text-ink-2">{decodeURIComponent(address)}</p>
          <p className="text-16 font-semibold break-words text-sea">{title}</p>
          <p className="break-words text-ink-2">{about}</p>
        </div>
      </Panel>
    </PartFrame>
  )
}
