import type { OfficeProduct } from '@meltem/contract/catalog/office'
import type { Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from '../../ui/form/segmented.tsx'
import { useAddress } from '../../ui/use-address.ts'

interface LanguageTabsProps {
  readonly product: OfficeProduct
  readonly children: (dil: Language) => ReactNode
}

/** The languages of the tenant; the one that is shown stands in the address, and each says whether it is complete. */
export function LanguageTabs({ product, children }: LanguageTabsProps) {
  const t = useTranslations('admin.product_screen')
  const { query, change } = useAddress()
  const { diller } = product.secimler
  const shown = diller.find((dil) => dil === query.get('dil')) ?? diller[0] ?? 'tr'
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('language')}
          value={shown}
          options={diller.map((dil) => ({
            value: dil,
            label: product.diller.includes(dil) ? LOCALES[dil].name : `${LOCALES[dil].name} · ${t('hidden')}`,
          }))}
          onChange={(dil) => change({ dil }, { replace: true })}
        />
        <p className="text-13 text-ink-2">{t('language_hint')}</p>
      </div>
      {children(shown)}
    </div>
  )
}
