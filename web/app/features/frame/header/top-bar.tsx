import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { formatPhone, phoneHref } from '../../../platform/words/phone.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SocialLinks } from '../social-icon.tsx'
import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'

export function TopBar() {
  const { language, support, social } = useFrame()
  const t = useTranslations('layout')
  return (
    <section aria-label={t('topBar')} className="top-bar relative z-30 bg-sea-deep text-13 text-on-deep">
      <div className="wrap flex min-h-[38px] items-center gap-3 sm:gap-5">
        {support.telefon ? (
          <a
            href={phoneHref(support.telefon)}
            className="inline-flex min-h-[38px] items-center gap-1.5 hover:text-white"
          >
            <Icon name="phone" />
            <b className="hidden font-bold sm:inline">{t('support')}</b>
            <span className="whitespace-nowrap max-[359px]:sr-only">{formatPhone(support.telefon)}</span>
          </a>
        ) : null}
        {social.length > 0 ? (
          <span className="hidden items-center gap-2 lg:flex">
            <SocialLinks links={social} className="grid size-6 place-items-center hover:text-white" />
          </span>
        ) : null}
        <a href={`/${language}/agency`} className="hidden min-h-[38px] items-center hover:text-white lg:inline-flex">
          {t('workWithUs')}
        </a>
        <div className="ml-auto flex items-center gap-4 sm:gap-6">
          <CurrencyMenu />
          <LanguageMenu />
        </div>
      </div>
    </section>
  )
}
