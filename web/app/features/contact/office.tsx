import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { formatPhone, phoneHref } from '../../platform/words/phone.ts'
import { CoastChart } from '../../ui/chart/coast-chart.tsx'
import { formatCoordinates } from '../../ui/chart/coordinates.ts'

/** Where we are, when we are there, and who we are on paper. */
export function Office({ tax }: { tax: string }) {
  const t = useTranslations('contact')
  const { contact, support, language } = useFrame()
  const { enlem, boylam } = contact
  return (
    <section>
      <h2 className="mb-5 text-30">{t('office')}</h2>
      {enlem !== null && boylam !== null ? (
        <CoastChart pins={[{ enlem, boylam }]} label={t('map')} className="h-[260px] w-full rounded-print" />
      ) : null}
      <address className="mt-3.5 font-[640] not-italic">{contact.adres}</address>
      {enlem !== null && boylam !== null ? (
        <p className="mt-1 text-13 text-ink-3">{formatCoordinates(language, enlem, boylam, 4)}</p>
      ) : null}
      {support.saatler ? (
        <p className="mt-3 text-14 text-ink-2">
          <b className="font-semibold text-ink">{t('hours')}</b>
          <br />
          {support.saatler}
        </p>
      ) : null}
      <OfficeFacts tax={tax} phone={contact.telefon} email={contact.e_mail} />
    </section>
  )
}

function OfficeFacts({ tax, phone, email }: { tax: string; phone: string; email: string }) {
  const t = useTranslations('contact.facts')
  const { company } = useFrame()
  const facts = [
    { label: t('registered'), value: company.unvan },
    { label: t('tax'), value: tax },
    { label: t('licence'), value: company.birlik_no },
  ].filter(({ value }) => value)
  return (
    <dl className="mt-[18px] grid grid-cols-[minmax(88px,auto)_1fr] gap-x-4 gap-y-1.5 text-14 [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-2">
      {phone ? (
        <>
          <dt>{t('phone')}</dt>
          <dd>
            <a className="link" href={phoneHref(phone)}>
              {formatPhone(phone)}
            </a>
          </dd>
        </>
      ) : null}
      <dt>{t('email')}</dt>
      <dd>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </dd>
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
