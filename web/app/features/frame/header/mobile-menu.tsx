import { LOCALES } from '@meltem/i18n/locales'
import { type MouseEvent, useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { type MenuLink, useFrame } from '../../../platform/page/frame.ts'
import { authStore } from '../../../platform/stores/auth-store.ts'
import { openLogin } from '../../../platform/stores/login-modal-store.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import { currencyLabel } from '../../../platform/words/currency-symbol.ts'
import { chatHref, phoneHref } from '../../../platform/words/phone.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { useCurrency } from './use-currency.ts'
import { useLanguageLinks } from './use-language-links.ts'

function closeAround(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close()
}

function showAtOnce(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}

/** The whole screen below 992 px. The native dialog keeps the focus inside and closes with Esc; it is in the page only while it is open. */
export default function MobileMenu({ onClose }: { onClose: () => void }) {
  const { language, menu } = useFrame()
  const t = useTranslations('layout')
  return (
    <dialog
      ref={showAtOnce}
      onClose={onClose}
      aria-label={t('menu')}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper open:flex open:flex-col lg:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <Brand />
        <button type="button" aria-label={t('closeMenu')} className="icon-btn" onClick={closeAround}>
          <Icon name="x" />
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

function MobileEntry({ item }: { item: MenuLink }) {
  const t = useTranslations('layout')
  const id = useId()
  if (item.alt.length === 0) {
    return (
      <li className="flex border-b border-line">
        {item.href ? (
          <a href={item.href} className="mobile-row">
            {item.baslik}
          </a>
        ) : (
          <span className="mobile-row">{item.baslik}</span>
        )}
      </li>
    )
  }
  return (
    <li className="relative border-b border-line">
      {item.href ? (
        <a href={item.href} className="mobile-row mr-14">
          {item.baslik}
        </a>
      ) : null}
      <details>
        <summary
          aria-label={item.href ? t('submenu', { baslik: item.baslik }) : undefined}
          className={
            item.href
              ? 'opener absolute top-[7px] right-0 grid size-11 place-items-center'
              : 'mobile-row opener justify-between'
          }
        >
          {item.href ? null : item.baslik}
          <Icon name="chevron-down" />
        </summary>
        <ul id={id} className="mobile-sub pb-2">
          {item.alt.map((child) => (
            <li key={child.baslik + child.href}>
              <a href={child.href}>{child.baslik}</a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

/** Language, currency, login, call and chat; language and currency only when there is a choice. */
function MenuFoot() {
  const { support } = useFrame()
  const t = useTranslations('layout')
  return (
    <div className="grid grid-cols-2 gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-6px_20px_rgb(6_40_56/0.08)]">
      <LanguageChoice />
      <CurrencyChoice />
      <AccountEntry />
      {support.telefon ? (
        <a className="btn btn-line" href={phoneHref(support.telefon)}>
          <Icon name="phone" />
          {t('call')}
        </a>
      ) : null}
      {support.sohbet_no ? (
        <a className="btn btn-line col-span-2" href={chatHref(support.sohbet_no)} rel="noopener">
          <Icon name="message-circle" />
          {t('chat')}
        </a>
      ) : null}
    </div>
  )
}

function AccountEntry() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const ready = useStoresReady()
  const member = authStore.use((state) => state.user !== null)
  if (ready && member) {
    return (
      <a className="btn btn-deep" href={`/${language}/user`} onClick={closeAround}>
        <Icon name="circle-user" />
        {t('myAccount')}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="btn btn-deep"
      aria-haspopup="dialog"
      onClick={(event) => {
        closeAround(event)
        openLogin()
      }}
    >
      <Icon name="circle-user" />
      {t('logIn')}
    </button>
  )
}

function LanguageChoice() {
  const { language } = useFrame()
  const t = useTranslations('layout')
  const links = useLanguageLinks()
  if (links.length < 2) return null
  const { name } = LOCALES[language]
  return (
    <details name="menu-secim" className="relative">
      <summary className="btn btn-line opener w-full" aria-label={t('languageNow', { name })}>
        <Icon name="globe" />
        {name}
      </summary>
      <ul className="menu-panel bottom-full left-0 mb-1 w-full text-16 ring-1 ring-line">
        {links.map(({ lang, href, current }) => (
          <li key={lang}>
            <a href={href} hrefLang={lang} lang={lang} aria-current={current || undefined}>
              {LOCALES[lang].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CurrencyChoice() {
  const t = useTranslations('layout')
  const { currency, codes, choose } = useCurrency()
  if (codes.length < 2) return null
  return (
    <details name="menu-secim" className="relative">
      <summary className="btn btn-line opener w-full" aria-label={t('currencyNow', { kod: currency })}>
        {currencyLabel(currency)}
      </summary>
      <ul className="menu-panel bottom-full left-0 mb-1 w-full text-16 ring-1 ring-line">
        {codes.map((kod) => (
          <li key={kod}>
            <button
              type="button"
              aria-current={kod === currency || undefined}
              onClick={(event) => {
                closeAround(event)
                void choose(kod)
              }}
            >
              {currencyLabel(kod)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
