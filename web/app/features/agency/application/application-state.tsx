import { type OwnApplication, readOwnApplication } from '@meltem/contract/agency/application'
import { formatDate, formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { usePlainCall } from '../../../platform/calls/api.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { buttonStyle } from '../../../ui/button-style.ts'
import { Note } from '../../../ui/note.tsx'
import { AnswerForm } from './answer-form.tsx'

/** Where the link of a mail leads: how the application stands, and what is still wanted. */
export function ApplicationState({ anahtar }: { anahtar: string }) {
  const t = useTranslations('agencyState')
  const { answer, failure, put } = useAnswer(readOwnApplication, { anahtar }, { call: usePlainCall() })
  const [answered, setAnswered] = useState(false)
  if (failure?.code === 'anahtar_gecersiz' || failure?.code === 'alan_hatasi') return <WrongLink />
  if (failure) {
    return (
      <Note tone="danger" alert>
        {failure.message}
      </Note>
    )
  }
  if (!answer) {
    return (
      <p role="status" className="min-h-[40vh] py-6 text-ink-2">
        {t('loading')}
      </p>
    )
  }
  const application = answer.data
  const onAnswered = (data: OwnApplication) => {
    put({ success: 1, data })
    setAnswered(true)
  }
  return (
    <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_320px] xl:grid-cols-[minmax(0,1fr)_400px]">
      <div className="grid content-start gap-10">
        {answered ? (
          <Note tone="good" alert>
            {t('sent')}
          </Note>
        ) : null}
        <Standing application={application} />
        {application.durum === 'bilgi_bekleniyor' ? <AnswerForm anahtar={anahtar} onAnswered={onAnswered} /> : null}
        <History application={application} />
      </div>
      <Facts application={application} />
    </div>
  )
}

const TONES = {
  alindi: 'info',
  inceleniyor: 'info',
  bilgi_bekleniyor: 'warn',
  onaylandi: 'good',
  reddedildi: 'danger',
} as const

/** The state in a word and a sentence, with what was written to it last. */
function Standing({ application: { durum, gecmis } }: { application: OwnApplication }) {
  const t = useTranslations('agencyState')
  const { language } = useFrame()
  const last = gecmis.at(-1)
  const said = last && !last.basvuran ? last.aciklama : null
  return (
    <section aria-labelledby="basvuru-durum" className="grid gap-4">
      <h2 id="basvuru-durum" className="sr-only">
        {t('state')}
      </h2>
      <Note tone={TONES[durum]}>
        <b className="block text-18">{t(`states.${durum}`)}</b>
        <p>{t(`texts.${durum}`)}</p>
      </Note>
      {said ? (
        <div className="border-sun border-l-3 pl-4">
          {durum === 'bilgi_bekleniyor' ? <h3 className="mb-1 text-18">{t('wanted')}</h3> : null}
          <p className="whitespace-pre-line text-18 [overflow-wrap:anywhere]">{said}</p>
        </div>
      ) : null}
      {durum === 'onaylandi' ? (
        <a
          className={buttonStyle({ look: 'deep', className: 'justify-self-start' })}
          href={`/${language}/agency/login`}
        >
          {t('login')}
        </a>
      ) : null}
      {durum === 'reddedildi' ? <NewApplication /> : null}
    </section>
  )
}

/** Without the key in the address the page is the form again. */
function NewApplication() {
  const t = useTranslations('agencyState')
  const { language } = useFrame()
  return (
    <a className={buttonStyle({ className: 'justify-self-start' })} href={`/${language}/agency/forms`} data-document>
      {t('apply')}
    </a>
  )
}

function Facts({ application: { basvuru_no, marka, belgeler, bitis } }: { application: OwnApplication }) {
  const t = useTranslations('agencyState')
  return (
    <aside className="grid content-start gap-4">
      <div className="box tint grid gap-4">
        <dl className="grid grid-cols-[9em_minmax(0,1fr)] gap-x-3 gap-y-2">
          <dt className="text-14 text-ink-2">{t('number')}</dt>
          <dd className="num font-bold" data-testid="basvuru-no">
            {basvuru_no}
          </dd>
          <dt className="text-14 text-ink-2">{t('company')}</dt>
          <dd className="[overflow-wrap:anywhere]">{marka}</dd>
        </dl>
        {belgeler.length > 0 ? (
          <div>
            <h2 className="mb-1 text-16">{t('files')}</h2>
            <ul className="grid gap-1 text-14 text-ink-2">
              {belgeler.map(({ k_no, ad }) => (
                <li key={k_no} className="[overflow-wrap:anywhere]">
                  {ad}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <p className="text-14 text-ink-2">{t('valid', { tarih: formatDate(bitis) })}</p>
    </aside>
  )
}

function History({ application: { gecmis } }: { application: OwnApplication }) {
  const t = useTranslations('agencyState')
  const { company } = useFrame()
  return (
    <section aria-labelledby="basvuru-gecmis">
      <h2 id="basvuru-gecmis" className="mb-3 text-24">
        {t('history')}
      </h2>
      <ol className="border-ink border-t-2">
        {gecmis.map(({ durum, aciklama, basvuran, zaman }) => (
          <li key={zaman} className="grid gap-1 border-line border-b py-3 sm:grid-cols-[11em_minmax(0,1fr)] sm:gap-5">
            <span className="num text-14 text-ink-2">{formatInstant(zaman)}</span>
            <span>
              <b className="font-semibold">{t(`states.${durum}`)}</b>
              {aciklama ? (
                <span className="block whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
                  {basvuran ? t('you') : company.marka}: {aciklama}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function WrongLink() {
  const t = useTranslations('agencyState')
  const { contact } = useFrame()
  return (
    <div className="grid min-h-[40vh] content-start justify-items-start gap-4 py-6">
      <Note tone="danger" alert>
        <b>{t('wrongTitle')}</b>
        <p>{t('wrongText')}</p>
      </Note>
      <div className="flex flex-wrap gap-3">
        <a className={buttonStyle({ look: 'deep' })} href={`mailto:${contact.e_mail}`}>
          {t('write', { e_mail: contact.e_mail })}
        </a>
        <NewApplication />
      </div>
    </div>
  )
}
