import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { SignInForm } from '../../features/sign-in/sign-in-form.tsx'
import { brandQuery } from '../../platform/queries/frame.ts'
import { returnAddress } from '../../platform/return-address.ts'
import { Brand } from '../../ui/brand.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'

export function SignIn() {
  const t = useTranslations('admin')
  const { search } = useLocation()
  const target = returnAddress(search)
  const { data: brand } = useQuery(brandQuery)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <title>{t('sign_in.title')}</title>
      <header className="flex items-center justify-between gap-4 bg-sea-deep px-3.5 py-3 text-paper lg:px-6">
        <Brand name={brand ?? t('product')} />
        <div className="text-ink">
          <LanguageSwitch />
        </div>
      </header>
      <main className="grid items-start justify-items-center px-3.5 py-8 sm:py-20">
        <div className="card w-full max-w-[400px] p-6">
          <h1>{t('sign_in.title')}</h1>
          <p className="mt-1 mb-5 text-ink-2">{target === '/' ? t('sign_in.intro') : t('sign_in.continue')}</p>
          <SignInForm target={target} />
        </div>
      </main>
    </div>
  )
}
