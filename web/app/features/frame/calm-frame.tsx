import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Brand } from './brand.tsx'
import { CurrencyMenu } from './header/currency-menu.tsx'
import { LanguageMenu } from './header/language-menu.tsx'
import { paymentName } from './legal-line.tsx'

/**
 * Over basket, checkout and outcome: the mark and a word on safety. The steps of the page take the room between them
 * (booking.css); nothing leads away.
 */
export function CalmHeader() {
  const t = useTranslations('layout')
  return (
    <header className="lg:border-b lg:border-line">
      <div className="wrap flex min-h-[60px] items-center justify-between gap-3 lg:min-h-[76px]">
        <Brand />
        <p className="flex items-center gap-2 text-right text-13 text-ink-2">
          <Icon name="lock" className="size-4" />
          {t('secure')}
        </p>
      </div>
    </header>
  )
}

/** Over the agencies' pages: the mark, and what a clerk sets. */
export function PortalHeader() {
  return (
    <header className="relative z-20 bg-sea-deep text-13 text-on-deep">
      <div className="wrap flex min-h-[60px] items-center justify-between gap-3">
        <Brand className="text-white" />
        <div className="flex items-center gap-4 sm:gap-6">
          <CurrencyMenu />
          <LanguageMenu />
        </div>
      </div>
    </header>
  )
}

/** Who is behind the page and how it can be paid, in one line. */
export function CompanyLine() {
  const { company, tema } = useFrame()
  const t = useTranslations('layout')
  return (
    <footer className="border-t border-line text-13 text-ink-2">
      <div className="wrap flex flex-wrap justify-between gap-x-6 gap-y-1 py-5">
        <p>
          {company.unvan}
          {company.birlik_no ? ` · TÜRSAB ${company.birlik_no}` : ''}
        </p>
        {tema.odeme_logolari.length > 0 ? (
          <p>
            <span className="sr-only">{t('payments')}: </span>
            {tema.odeme_logolari.map(paymentName).join(', ')}
          </p>
        ) : null}
      </div>
    </footer>
  )
}
