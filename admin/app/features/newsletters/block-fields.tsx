import type { NewsletterBlock } from '@meltem/contract/audience/newsletter-office'
import { Href } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { LocalTextField } from '../../ui/form/local-text-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { PictureField } from '../content/picture-field.tsx'
import { ProductPicker } from '../groups/product-picker.tsx'

interface BlockFieldsProps<B extends NewsletterBlock = NewsletterBlock> {
  readonly block: B
  readonly language: Language
  readonly onChange: (block: NewsletterBlock) => void
}

const MOST_PRODUCTS = 6

/** What a block says: its words in one language, the rest in all of them. */
export function BlockFields({ block, language, onChange }: BlockFieldsProps) {
  const t = useTranslations('admin.newsletters')
  switch (block.tip) {
    case 'baslik':
      return (
        <LocalTextField
          label={t('block.baslik')}
          language={language}
          value={block.metin}
          most={200}
          onChange={(metin) => onChange({ ...block, metin })}
        />
      )
    case 'metin':
      return (
        <div className="grid gap-1">
          <LocalTextField
            label={t('block.metin')}
            language={language}
            value={block.metin}
            most={4000}
            rows={6}
            onChange={(metin) => onChange({ ...block, metin })}
          />
          <p className="text-12 text-ink-2">{t('text_hint')}</p>
        </div>
      )
    case 'gorsel':
      return <PictureFields block={block} onChange={onChange} />
    case 'urunler':
      return (
        <div className="grid gap-1">
          <ProductPicker
            label={t('block.urunler')}
            value={block.urunler}
            ordered
            disabled={false}
            onChange={(urunler) => onChange({ ...block, urunler: urunler.slice(0, MOST_PRODUCTS) })}
          />
          <p className="text-12 text-ink-2">{t('picture_most')}</p>
        </div>
      )
    default:
      return (
        <div className="grid gap-3">
          <LocalTextField
            label={t('button_label')}
            language={language}
            value={block.etiket}
            most={60}
            onChange={(etiket) => onChange({ ...block, etiket })}
          />
          <AddressField value={block.url} onChange={(url) => onChange({ ...block, url })} />
        </div>
      )
  }
}

interface PictureFieldsProps {
  readonly block: Extract<NewsletterBlock, { tip: 'gorsel' }>
  readonly onChange: (block: NewsletterBlock) => void
}

function PictureFields({ block, onChange }: PictureFieldsProps) {
  const t = useTranslations('admin.newsletters')
  return (
    <div className="grid gap-3">
      <PictureField
        label={t('picture')}
        value={block.gorsel ?? ''}
        onChange={(key) => onChange({ ...block, gorsel: key || null })}
      />
      <AddressField value={block.url} onChange={(url) => onChange({ ...block, url })} />
    </div>
  )
}

interface AddressFieldProps {
  readonly value: string | null
  readonly onChange: (url: string | null) => void
}

/** What cannot be an address yet stays in the field, and is told; the newsletter keeps none until it is one. */
function AddressField({ value, onChange }: AddressFieldProps) {
  const t = useTranslations('admin.newsletters')
  const [typed, setTyped] = useState(value ?? '')
  const isWrong = typed !== '' && !z.safeParse(Href, typed).success
  return (
    <div className="grid gap-1">
      <TextField
        label={t('address')}
        value={typed}
        most={500}
        hint={t('address_hint')}
        onChange={(text) => {
          const url = text.trim()
          setTyped(url)
          onChange(url !== '' && z.safeParse(Href, url).success ? url : null)
        }}
      />
      <p role="status" className="text-13 text-danger">
        {isWrong && t('address_wrong')}
      </p>
    </div>
  )
}
