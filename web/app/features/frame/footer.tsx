import { useTranslations } from 'use-intl/react'
import { askConsent } from '../../platform/boot/consent.ts'
import { usePageData } from '../../platform/boot/page-matches.ts'
import { type MenuLink, useFrame } from '../../platform/page/frame.ts'
import { formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { Icon } from '../../ui/icon.tsx'
import { NewsletterBlock } from '../content/blocks/newsletter-block.tsx'
import { Brand } from './brand.tsx'
import { LegalLine } from './legal-line.tsx'
import { SocialLinks } from './social-icon.tsx'

export function Footer() {
  const { menu } = useFrame()
  return menu.bottom.every((item) => item.alt.length === 0) ? <ShortFooter links={menu.bottom} /> : <LongFooter />
}

/** A tenant without columns of links needs one line. */
function ShortFooter({ links }: { links: readonly MenuLink[] }) {
  const { contact, counting } = useFrame()
  const t = useTranslations('layout')
  return (
    <>
      <Newsletter />
      <footer className="bg-sea-deep text-[0.97rem] text-on-deep">
        <div className="wrap">
          <div className="flex flex-wrap items-center gap-x-7 gap-y-2 py-8">
            <Brand className="mr-3 text-white" />
            <span>
              <span className="sr-only">{t('address')}: </span>
              {contact.adres}
            </span>
            <nav aria-label={t('footerMenu')} className="contents">
              <ul className="flex flex-wrap gap-x-6 gap-y-1">
                {links.map((item) => (
                  <li key={item.baslik + item.href}>
                    {item.href ? (
                      <a href={item.href} className="foot-link inline-flex min-h-11 items-center">
                        {item.baslik}
                      </a>
                    ) : (
                      item.baslik
                    )}
                  </li>
                ))}
                {counting && (
                  <li>
                    <button type="button" className="foot-link min-h-11" onClick={askConsent}>
                      {t('cookies')}
                    </button>
                  </li>
                )}
              </ul>
            </nav>
          </div>
          <LegalLine />
        </div>
      </footer>
    </>
  )
}

function LongFooter() {
  return (
    <>
      <Newsletter />
      <footer className="bg-sea-deep text-[0.97rem] text-on-deep">
        <div className="wrap">
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 pt-16 pb-10 sm:grid-cols-3 xl:flex xl:justify-between xl:gap-10">
            <Address />
            <MenuColumns />
            <Contact />
          </div>
          <LegalLine />
        </div>
      </footer>
    </>
  )
}

/** Every page offers the newsletter once: a page whose content holds the block itself needs no second one. */
function Newsletter() {
  const { page } = usePageData()
  const t = useTranslations('layout.newsletter')
  if (page?.bloklar.some((block) => block.tip === 'bulten')) return null
  return <NewsletterBlock source="altbilgi" block={{ tip: 'bulten', baslik: t('title'), metin: t('text') }} />
}

function Address() {
  const { contact } = useFrame()
  const t = useTranslations('layout')
  return (
    <div className="col-span-full xl:flex-[1.5]">
      <Brand className="text-white" />
      <p className="mt-3.5 flex max-w-[22.1em] gap-2">
        <Icon name="map-pin" className="mt-0.5" />
        <span>
          <span className="sr-only">{t('address')}: </span>
          {contact.adres}
        </span>
      </p>
    </div>
  )
}

/** Parents of the bottom menu head their columns; entries without children share a column of their own. */
function MenuColumns() {
  const { menu } = useFrame()
  const groups = menu.bottom.filter((item) => item.alt.length > 0)
  const single = menu.bottom.filter((item) => item.alt.length === 0)
  return (
    <>
      {groups.map((group) => (
        <nav key={group.baslik} aria-label={group.baslik} className="xl:flex-1">
          <h2 className="foot-heading">{group.href ? <a href={group.href}>{group.baslik}</a> : group.baslik}</h2>
          <Links items={group.alt} />
        </nav>
      ))}
      {single.length > 0 ? <SingleLinks items={single} /> : null}
    </>
  )
}

function SingleLinks({ items }: { items: readonly MenuLink[] }) {
  const t = useTranslations('layout')
  return (
    <nav aria-label={t('footerMenu')} className="xl:flex-1">
      <Links items={items} />
    </nav>
  )
}

function Links({ items }: { items: readonly MenuLink[] }) {
  return (
    <ul className="foot-list">
      {items.map((item) => (
        <li key={item.baslik + item.href}>
          {item.href ? <a href={item.href}>{item.baslik}</a> : <span>{item.baslik}</span>}
        </li>
      ))}
    </ul>
  )
}

function Contact() {
  const { contact, social, language, counting } = useFrame()
  const t = useTranslations('layout')
  return (
    <div className="col-span-full sm:col-span-1 xl:flex-[1.25]">
      <h2 className="foot-heading">{t('reachUs')}</h2>
      <ul>
        {contact.telefon ? (
          <li className="flex items-center gap-2">
            <Icon name="phone" />
            <span className="sr-only">{t('phone')}: </span>
            <a href={phoneHref(contact.telefon)} className="foot-link whitespace-nowrap">
              {formatPhone(contact.telefon)}
            </a>
          </li>
        ) : null}
        <li className="flex items-center gap-2">
          <Icon name="mail" />
          <span className="sr-only">{t('email')}: </span>
          <a href={`mailto:${contact.e_mail}`} className="foot-link min-w-0 break-words">
            {contact.e_mail}
          </a>
        </li>
        <li className="flex items-center gap-2">
          <Icon name="calendar-check" />
          <a href={`/${language}/reservation`} className="foot-link">
            {t('findBooking')}
          </a>
        </li>
      </ul>
      {social.length > 0 ? (
        <div className="mt-2 -ml-2.5 flex">
          <SocialLinks links={social} className="grid size-11 place-items-center hover:text-white" />
        </div>
      ) : null}
      {counting && (
        <button type="button" className="foot-link mt-1 text-left" onClick={askConsent}>
          {t('cookies')}
        </button>
      )}
    </div>
  )
}
