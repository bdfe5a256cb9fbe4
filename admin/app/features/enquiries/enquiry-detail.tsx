import type { Enquiry } from '@meltem/contract/audience/enquiry'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay, useMissingRightText } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { shortDates } from '../../ui/words/booking-words.ts'
import { fullName } from '../../ui/words/initials.ts'
import { usePartyText } from '../../ui/words/use-party-text.ts'
import { Fact } from '../messages/message-facts.tsx'
import { AnswerForm } from './answer-form.tsx'
import { EnquiryState } from './enquiry-list.tsx'
import { useKindText } from './use-kind-text.ts'

interface EnquiryDetailProps {
  readonly enquiry: Enquiry
  readonly onChanged: (enquiry: Enquiry) => void
}

/** One enquiry: what is wished for, by whom, what was answered, and the ways on: an answer, a sale, an end. */
export function EnquiryDetail({ enquiry, onChanged }: EnquiryDetailProps) {
  const t = useTranslations('admin.enquiries')
  const wide = useWideScreen()
  const may = useMay()
  const missing = useMissingRightText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a phone the detail takes the place of the list, so reading starts at its head.
    if (!wide && enquiry.k_no) heading.current?.focus()
  }, [wide, enquiry.k_no])
  return (
    <article aria-labelledby="enquiry-head" className="card">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-3">
        <h2 id="enquiry-head" ref={heading} tabIndex={-1} className="min-w-0 break-words">
          {fullName(enquiry)}
        </h2>
        <span className="num ml-auto text-13 text-ink-3">{enquiry.talep_no}</span>
      </header>
      <div className="grid gap-5 p-4">
        <Facts enquiry={enquiry} />
        <p lang={enquiry.lang} className="max-w-[68ch] text-16 leading-normal break-words whitespace-pre-wrap">
          {enquiry.istekler}
        </p>
        {enquiry.yanit && (
          <section aria-label={t('answered')} className="border-olive border-l-3 bg-olive-tint p-3">
            <h3 className="text-13 font-semibold">{t('answered')}</h3>
            <p lang={enquiry.lang} className="mt-1 max-w-[68ch] break-words whitespace-pre-wrap">
              {enquiry.yanit}
            </p>
          </section>
        )}
        <div className="grid gap-4 border-line border-t pt-4">
          {may('rezervasyon.yaz') && <SellByPhone enquiry={enquiry} />}
          {may('mesaj.yaz') ? (
            <AnswerForm key={enquiry.k_no} enquiry={enquiry} onChanged={onChanged} />
          ) : (
            <p className="text-ink-2">{missing('mesaj.yaz')}</p>
          )}
        </div>
      </div>
    </article>
  )
}

/** The desk opens with what is known; nothing of the person stands in an address. */
function SellByPhone({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('admin.enquiries')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Link id="enquiry-sell" to="/telefon" state={{ talep: enquiry }} className={buttonStyle({ look: 'sun' })}>
        <Phone aria-hidden="true" className="icon" />
        {t('sell')}
      </Link>
      <span className="text-13 text-ink-2">{t('sell_note')}</span>
    </div>
  )
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const t = useTranslations('admin.enquiries')
  const words = useTranslations('admin.messages')
  const { language } = useLanguage()
  const party = usePartyText()
  const kind = useKindText()
  const { baslangic, bitis, butce, kur, telefon, lang } = enquiry
  return (
    <dl className="grid grid-cols-[110px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.5 sm:grid-cols-[130px_minmax(0,1fr)]">
      <Fact name={words('state')}>
        <EnquiryState state={enquiry.durum} />
      </Fact>
      <Fact name={t('kind')}>{kind(enquiry.tur)}</Fact>
      <Fact name={t('days')}>
        <span className={baslangic ? 'num' : 'text-ink-3'}>
          {baslangic ? shortDates(baslangic, bitis) : t('no_days')}
        </span>
      </Fact>
      <Fact name={t('people')}>{party(enquiry)}</Fact>
      <Fact name={t('budget')}>
        {butce !== null && kur !== null ? (
          <span className="num">{formatMoney(language, butce, kur)}</span>
        ) : (
          <span className="text-ink-3">{t('no_budget')}</span>
        )}
      </Fact>
      <Fact name={words('e_mail')}>
        <a href={`mailto:${enquiry.e_mail}`} className="link inline-flex min-h-8 items-center break-all">
          {enquiry.e_mail}
        </a>
      </Fact>
      <Fact name={words('telefon')}>
        {telefon ? (
          <a href={`tel:${telefon.replace(/[^+\d]/g, '')}`} className="link num inline-flex min-h-8 items-center">
            {telefon}
          </a>
        ) : (
          <span className="text-ink-3">{words('no_phone')}</span>
        )}
      </Fact>
      <Fact name={words('language')}>
        <span lang={lang}>{LOCALES[lang].name}</span>
      </Fact>
      <Fact name={words('received')}>
        <time dateTime={enquiry.olusturma_zamani} className="num">
          {formatInstant(enquiry.olusturma_zamani)}
        </time>
      </Fact>
    </dl>
  )
}
