import type { WrittenMenuItem } from '@meltem/contract/content/office'
import { CONTENT_TYPES } from '@meltem/contract/settings'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useTranslations } from 'use-intl'
import { Choice } from '../../ui/form/choice.tsx'
import { TextInput } from './text-input.tsx'

const KINDS = ['icerik', 'ozel', 'baslik'] as const

interface MenuItemFormProps {
  readonly item: WrittenMenuItem
  readonly mayWrite: boolean
  readonly onChange: (item: WrittenMenuItem) => void
}

/** What an entry is called in each language, and where it leads. */
export function MenuItemForm({ item, mayWrite, onChange }: MenuItemFormProps) {
  const t = useTranslations('admin.content')
  const put = (dil: Language, part: { baslik?: string; slug?: string | null; url?: string | null }) => {
    const text = { baslik: '', ...item.icerik[dil], ...part }
    const { [dil]: _gone, ...others } = item.icerik
    onChange({ ...item, icerik: text.baslik === '' && !text.slug && !text.url ? others : { ...others, [dil]: text } })
  }
  return (
    <fieldset disabled={!mayWrite} className="grid gap-3 bg-desk p-3.5">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t('menu_leads')}
          value={item.tip}
          options={KINDS.map((value) => ({ value, label: t(`menu_kind.${value}`) }))}
          onChange={(value) => {
            const tip = KINDS.find((kind) => kind === value) ?? 'ozel'
            onChange({ ...item, tip, turu: tip === 'icerik' ? (item.turu ?? 'p') : null })
          }}
        />
        {item.tip === 'icerik' && (
          <Choice
            label={t('kind_of_page')}
            value={item.turu ?? 'p'}
            options={CONTENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
            onChange={(value) => onChange({ ...item, turu: CONTENT_TYPES.find((type) => type === value) ?? 'p' })}
          />
        )}
      </div>
      <div className="grid gap-3 lg:grid-cols-2">
        {LANGUAGES.map((dil) => (
          <div key={dil} className="grid gap-2">
            <TextInput
              label={`${t('field.baslik')}, ${LOCALES[dil].name}`}
              value={item.icerik[dil]?.baslik ?? ''}
              most={80}
              lang={dil}
              onChange={(baslik) => put(dil, { baslik })}
            />
            {item.tip === 'icerik' && (
              <TextInput
                label={`${t('slug')}, ${LOCALES[dil].name}`}
                value={item.icerik[dil]?.slug ?? ''}
                most={200}
                onChange={(slug) => put(dil, { slug: slug || null })}
              />
            )}
            {item.tip === 'ozel' && (
              <TextInput
                label={`${t('field.url')}, ${LOCALES[dil].name}`}
                value={item.icerik[dil]?.url ?? ''}
                most={300}
                hint={t('url_hint')}
                onChange={(url) => put(dil, { url: url || null })}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
