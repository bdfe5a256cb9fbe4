import type { PageType } from '@meltem/contract/content/content'
import type { Language } from '@meltem/contract/wire/language'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/card.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { categoriesQuery } from './content-queries.ts'
import { PictureField } from './picture-field.tsx'
import { TextInput } from './text-input.tsx'
import type { Stored } from './use-page-draft.ts'

interface PageFactsProps {
  readonly page: Stored
  readonly dil: Language
  readonly onChange: (part: Partial<Stored>) => void
}

/** What is the same in every language: cover, category, author, contract. */
export function PageFacts({ page, dil, onChange }: PageFactsProps) {
  const t = useTranslations('admin.content')
  const id = useId()
  return (
    <Card title={t('facts')}>
      <PictureField
        label={t('cover')}
        value={page.gorsel ?? ''}
        onChange={(key) => onChange({ gorsel: key === '' ? null : key })}
      />
      {page.turu === 'b' && (
        <>
          <CategoryChoice
            dil={dil}
            value={page.kategori_k_no ?? ''}
            onChange={(k_no) => onChange({ kategori_k_no: k_no === '' ? null : k_no })}
          />
          <TextInput
            label={t('author')}
            value={page.yazar?.[dil] ?? ''}
            most={120}
            lang={dil}
            onChange={(name) => onChange({ yazar: { ...page.yazar, [dil]: name } })}
          />
        </>
      )}
      {isPlain(page.turu) && (
        <span className="flex items-start gap-2">
          <input
            id={id}
            type="checkbox"
            checked={page.sozlesme ?? false}
            // What was a contract once may have been accepted by a buyer: it stays one.
            disabled={page.sozlesme ?? false}
            onChange={(event) => onChange({ sozlesme: event.target.checked })}
            className="mt-1 size-4 flex-none accent-sea"
          />
          <label htmlFor={id}>{t('contract')}</label>
        </span>
      )}
    </Card>
  )
}

const isPlain = (turu: PageType) => turu === 'p'

function CategoryChoice({ dil, value, onChange }: { dil: Language; value: string; onChange: (k_no: string) => void }) {
  const t = useTranslations('admin.content')
  const { data } = useQuery(categoriesQuery)
  const options = (data?.data ?? []).map(({ k_no, metinler }) => ({
    value: k_no,
    label: metinler[dil]?.baslik ?? Object.values(metinler).find(Boolean)?.baslik ?? k_no,
  }))
  return (
    <Choice
      label={t('category')}
      value={value}
      options={[{ value: '', label: t('no_category') }, ...options]}
      onChange={onChange}
    />
  )
}
