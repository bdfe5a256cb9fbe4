import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { CoastChart, findCut } from '../../ui/chart/coast-chart.tsx'
import { Icon } from '../../ui/icon.tsx'

/** People and a chart: who answers, when, and the quay they stand on. */
export default function WhereWeAre() {
  const { company, contact, support } = useFrame()
  const t = useTranslations('home')
  const pins =
    contact.enlem === null || contact.boylam === null
      ? []
      : [{ enlem: contact.enlem, boylam: contact.boylam, name: company.marka }]
  const charted = pins.length > 0 && findCut(pins) !== undefined
  const phone = support.telefon || contact.telefon
  return (
    <section aria-labelledby="neredeyiz-baslik" className="bg-sand py-section">
      <div className={`wrap grid items-center gap-10 ${charted ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]' : ''}`}>
        <div>
          <h2 id="neredeyiz-baslik">{t('whereWeAre')}</h2>
          <p className="mt-3 max-w-[26em] text-18 text-ink-2">{contact.adres}</p>
          {phone ? (
            <p className="mt-6 flex gap-3">
              <Icon name="phone" className="mt-1" />
              <span>
                <a href={phoneHref(phone)} className="link font-[640] text-18">
                  {formatPhone(phone)}
                </a>
                {support.saatler ? <span className="block text-14 text-ink-2">{support.saatler}</span> : null}
              </span>
            </p>
          ) : null}
          <p className="mt-3 flex gap-3">
            <Icon name="mail" className="mt-1" />
            <a href={`mailto:${contact.e_mail}`} className="link min-w-0 break-words">
              {contact.e_mail}
            </a>
          </p>
        </div>
        {charted ? (
          <CoastChart pins={pins} label={t('whereWeAre')} className="aspect-16/10 w-full rounded-print" />
        ) : null}
      </div>
    </section>
  )
}
