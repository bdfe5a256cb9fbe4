import { listOptions } from '@meltem/contract/agency/portal'
import { formatMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Countdown } from '../countdown.tsx'
import { daysOf, Waiting } from '../portal-parts.tsx'
import { Part } from './part.tsx'

const SHOWN = 5

/** Options that run, the next deadline first. */
export function RunningOptions() {
  const { language } = useFrame()
  const t = useTranslations('agencyPortal')
  const { answer, failure } = useAnswer(listOptions, {}, { call: useAgencyCall() })
  return (
    <Part id="portal-options" title={t('optionsRunning')} page="options" more={t('desk.all')}>
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('noOptions')}</p> : null}
      {answer && answer.data.length > 0 ? (
        <table className="portal-table">
          <thead>
            <tr>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('desk.dates')}</th>
              <th scope="col">{t('desk.forWhom')}</th>
              <th scope="col" className="num">
                {t('net')}
              </th>
              <th scope="col" className="num">
                {t('desk.sellsAt')}
              </th>
              <th scope="col">{t('desk.ends')}</th>
              <th scope="col">
                <span className="sr-only">{t('confirm')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {answer.data.slice(0, SHOWN).map((option) => (
              <tr key={option.k_no}>
                <th scope="row">{option.satirlar.map(({ baslik }) => baslik).join(', ')}</th>
                <td data-label={t('desk.dates')}>{daysOf(option.satirlar)}</td>
                <td data-label={t('desk.forWhom')}>{option.musteri || t('noName')}</td>
                <td className="num" data-label={t('net')}>
                  {formatMoney(language, option.tutar, option.kur)}
                </td>
                <td className="num" data-label={t('desk.sellsAt')}>
                  {formatMoney(language, option.musteri_toplam, option.kur)}
                </td>
                <td data-label={t('desk.ends')}>
                  <Countdown until={option.bitis} />
                </td>
                <td>
                  <Link className="btn btn-line btn-sm" to={`/${language}/agency/desk/options#${option.k_no}`}>
                    {t('confirm')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </Part>
  )
}
