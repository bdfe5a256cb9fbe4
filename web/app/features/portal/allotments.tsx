import { listPortalAllotments } from '@meltem/contract/agency/portal'
import type { Allotment } from '@meltem/contract/agency/terms'
import { formatDate } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'
import { Waiting } from './portal-parts.tsx'

/** What is kept for the agency: free, sold, and from when on the rest is free for all buyers. */
export function Allotments() {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal.allotments')
  const { answer, failure } = useAnswer(listPortalAllotments, { dil: language }, { call: useAgencyCall() })
  return (
    <section className="mt-12" aria-labelledby="portal-allotments">
      <h2 id="portal-allotments" className="mb-2 text-24">
        {t('title')}
      </h2>
      <p className="mb-4 max-w-[37.5em] text-ink-2">{t('lead')}</p>
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('none')}</p> : null}
      {answer?.data.map((one) => (
        <AllotmentPart key={one.k_no} allotment={one} />
      ))}
    </section>
  )
}

function AllotmentPart({ allotment }: { allotment: Allotment }) {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal.allotments')
  const { k_no, baslik, stok, adet, baslangic, bitis, birakma_gun, urun_k_no, gunler } = allotment
  const free = gunler.reduce((sum, day) => sum + freeOn(day), 0)
  return (
    <article className="border-b border-line py-4" aria-labelledby={`kept-${k_no}`}>
      <div className="flex items-baseline justify-between gap-x-6">
        <h3 id={`kept-${k_no}`} className="text-18 font-semibold">
          {baslik}
        </h3>
        <Link className="link" to={`/${language}/agency/desk/booking?urun=${urun_k_no}`}>
          {t('book')}
          <span className="sr-only"> {baslik}</span>
        </Link>
      </div>
      <p className="text-14 text-ink-2">
        {t(`kept.${stok}`, { count: adet })} · {formatDate(baslangic)}–{formatDate(bitis)} ·{' '}
        {t('release', { days: birakma_gun })}
      </p>
      <details>
        <summary className="link opener flex min-h-11 items-center gap-1 text-14">
          {t('days', { count: gunler.length, free })}
          <Icon name="chevron-down" />
        </summary>
        <table className="portal-days">
          <caption className="sr-only">{baslik}</caption>
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col" className="num">
                {t('free')}
              </th>
              <th scope="col" className="num">
                {t('sold')}
              </th>
              <th scope="col">{t('until')}</th>
            </tr>
          </thead>
          <tbody>
            {gunler.map((day) => (
              <tr key={day.tarih}>
                <th scope="row" className="font-normal">
                  {formatDate(day.tarih)}
                </th>
                <td className="num" data-label={t('free')}>
                  {freeOn(day)}
                </td>
                <td className="num" data-label={t('sold')}>
                  {day.alinan}
                </td>
                <td data-label={t('until')}>{day.birakildi ? t('released') : formatDate(day.birakma_tarihi)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  )
}

function freeOn({ adet, alinan, birakildi }: Allotment['gunler'][number]): number {
  return birakildi ? 0 : adet - alinan
}
