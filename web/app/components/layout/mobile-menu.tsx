import { LOCALES } from '@meltem/i18n/locales'
import { ChevronDown, CircleUser, Globe, Phone, X } from 'lucide-react'
import { type MouseEvent, type Ref, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { currencyLabel } from '../../lib/currency-symbol.ts'
import { type MenuLink, useFrame } from '../../lib/frame.ts'
import { phoneHref } from '../../lib/phone.ts'
import { openLogin } from '../../stores/login-modal-store.ts'
import { Brand } from './brand.tsx'
import { useCurrency } from './use-currency.ts'
import { useLanguageLinks } from './use-language-links.ts'

function closeAround(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close()
}

/** The whole screen below 992 px. The native dialog keeps the focus inside and closes with Esc. */
export function MobileMenu({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { language, menu } = useFrame()
  const t = useTranslations('layout')
  return (
    <dialog
      ref={ref}
      aria-label={t('menu')}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper open:flex open:flex-col lg:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <Brand />
        <button type="button" aria-label={t('closeMenu')} className="icon-btn" onClick={closeAround}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: the links inside are pressed; the page behind changes without a new document */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link by key clicks it too */}
      <nav
        aria-label={t('mainMenu')}
        className="flex-1 overflow-y-auto px-4 pt-2 pb-4"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) closeAround(event)
        }}
      >
        <ul>
          <MobileEntry item={{ baslik: t('home'), href: `/${language}`, alt: [] }} />
          {menu.top.map((item) => (
            <MobileEntry key={item.baslik + item.href} item={item} />
          ))}
        </ul>
      </nav>
      <MenuFoot />
    </dialog>
  )
}

const ROW = 'flar flex min-h-[58px] flex-1 items-center text-20 font-[640] no-underline'

function MobileEntry({ item }: { item: MenuLink }) {
  const t = useTranslations('layout')
  const id = useId()
  if (item.alt.length === 0) {
    return (
      <li className="flex border-b border-line">
        {item.href ? (
          <a href={item.href} className={ROW}>
            {item.baslik}
          </a>
        ) : (
          <span className={ROW}>{item.baslik}</span>
        )}
      </li>
    )
  }
  return (
    <li className="relative border-b border-line">
      {item.href ? (
        <a href={item.href} className={`${ROW} mr-14`}>
          {item.baslik}
        </a>
      ) : null}
      <details className="group">
        <summary
          aria-label={item.href ? t('submenu', { baslik: item.baslik }) : undefined}
          className={
            item.href
              ? 'absolute top-[7px] right-0 grid size-11 list-none place-items-center [&::-webkit-details-marker]:hidden'
              : `${ROW} list-none justify-between [&::-webkit-details-marker]:hidden`
          }
        >
          {item.href ? null : item.baslik}
          <ChevronDown className="icon transition-[rotate] group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ul id={id} className="pb-2">
          {item.alt.map((child) => (
            <li key={child.baslik + child.href}>
              <a href={child.href} className="flex min-h-11 items-center pl-4 no-underline">
                {child.baslik}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Language, currency, login and call; language and currency only when there is a choice. */
function MenuFoot() {
  const { support } = useFrame()
  const t = useTranslations('layout')
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(6_40_56/0.08)]">
      <LanguageChoice />
      <CurrencyChoice />
      <button
        type="button"
        className="btn btn-deep"
        aria-haspopup="dialog"
        onClick={(event) => {
          closeAround(event)
          openLogin()
        }}
      >
        <CircleUser className="icon" aria-hidden="true" />
        {t('logIn')}
      </button>
      {support.telefon ? (
        <a className="btn btn-line" href={phoneHref(support.telefon)}>
          <Phone className="icon" aria-hidden="true" />
          {t('call')}
        </a>
      ) : null}
    </div>
  )
}

const PANEL = 'absolute bottom-full left-0 mb-1 w-full rounded-control bg-paper py-1.5 shadow-e2 ring-1 ring-line'
const CHOICE =
  'flex min-h-11 w-full items-center px-4 text-left font-medium no-underline aria-[current=true]:font-bold aria-[current=true]:text-sea'
const OPENER = 'btn btn-line w-full list-none [&::-webkit-details-marker]:hidden'

function LanguageChoice() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const links = useLanguageLinks()
  if (links.length < 2) return null
  const { name } = LOCALES[language]
  return (
    <details name="menu-secim" className="relative">
      <summary className={OPENER} aria-label={t('languageNow', { name })}>
        <Globe className="icon" aria-hidden="true" />
        {name}
      </summary>
      <ul className={PANEL}>
        {links.map(({ lang, href, current }) => (
          <li key={lang}>
            <a href={href} hrefLang={lang} lang={lang} aria-current={current || undefined} className={CHOICE}>
              {LOCALES[lang].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CurrencyChoice() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const { currency, codes, choose } = useCurrency()
  if (codes.length < 2) return null
  return (
    <details name="menu-secim" className="relative">
      <summary className={OPENER} aria-label={t('currencyNow', { kod: currency })}>
        {currencyLabel(language, currency)}
      </summary>
      <ul className={PANEL}>
        {codes.map((kod) => (
          <li key={kod}>
            <button
              type="button"
              aria-current={kod === currency || undefined}
              className={CHOICE}
              onClick={(event) => {
                closeAround(event)
                void choose(kod)
              }}
            >
              {currencyLabel(language, kod)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
