import type { getDesk } from '@meltem/contract/agency-desk'
import { formatDate, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { Figure, Waiting } from '../../components/desk/desk-parts.tsx'
import { useAsked } from '../../components/desk/use-asked.ts'
import { useDesk } from '../../components/desk/use-desk.ts'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import { Note } from '../../components/ui/note.tsx'
import { useFrame } from '../../lib/frame.ts'
import type { Route } from './+types/overview.ts'
import { deskMeta } from './desk-meta.ts'

export default function Overview() {
  const { language } = useFrame()
  const { kullanici } = useDesk()
  const t = useTranslations('agencyDesk')
  const { answer, problem } = useAsked<typeof getDesk>('/acente-masa-get', {})
  const money = (amount: number) => formatMoney(language, amount, answer?.kur ?? 'EUR')
  return (
    <>
      <AreaHeading>{t('hello', { name: kullanici.ad })}</AreaHeading>
      {answer ? (
        <>
          <dl className="desk-figures">
            <Figure label={t('turnover')}>{money(answer.ciro)}</Figure>
            <Figure label={t('commissionMonth')}>{money(answer.komisyon)}</Figure>
            {answer.bakiye === null ? null : (
              <Figure label={t('balance')} hint={t('creditLeft', { amount: money(answer.kalan_kredi ?? 0) })}>
                {money(answer.bakiye)}
              </Figure>
            )}
            <Figure label={t('arriving')}>{answer.gelen}</Figure>
            <Figure label={t('optionsRunning')}>{answer.opsiyon}</Figure>
          </dl>
          <div className="mt-8 grid gap-4">
            {answer.sozlesme ? (
              <p>
                {t('contract', { name: answer.sozlesme.ad, until: formatDate(answer.sozlesme.bitis) })}{' '}
                {t(`flows.${answer.sozlesme.akis}`)}
              </p>
            ) : (
              <Note tone="warn">{t('noContract')}</Note>
            )}
            {kullanici.rol === 'muhasebe' ? null : (
              <a className="btn btn-sun justify-self-start" href={`/${language}/agency/desk/booking`}>
                {t('nav.booking')}
              </a>
            )}
          </div>
        </>
      ) : (
        <Waiting problem={problem} />
      )}
    </>
  )
}

export function meta(parts: Route.MetaArgs) {
  return deskMeta('overview', parts)
}
