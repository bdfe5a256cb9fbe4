import { formatMoney, formatNumber, formatPercent, formatShortMoney } from '@meltem/i18n/format'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useTimeLeft } from '../../ui/use-server-now.ts'
import { Figure } from '../overview/figure.tsx'
import type { Today } from './lists.tsx'

/** The five numbers of the morning; each says below what it means. */
export function TodayFigures({ today, now }: { today: Today; now: number }) {
  const t = useTranslations('admin.today')
  const { language } = useLanguage()
  const left = useTimeLeft()
  const { satis, istekler, bitenler, tahsil } = today
  const sums = (list: readonly { kur: string; tutar: number }[]) =>
    list.map(({ kur, tutar }) => formatShortMoney(language, tutar, kur)).join(' + ')
  const first = istekler?.data[0]
  return (
    <section aria-label={t('figures')} className="card mb-4 overflow-hidden">
      <dl className="-mr-px -mb-px flex flex-wrap *:flex-[1_1_45%] lg:*:flex-[1_1_250px]">
        {satis && (
          <Figure
            label={<FigureLink to="/rakamlar?esas=satis&donem=ay">{t('sales')}</FigureLink>}
            value={formatShortMoney(language, satis.tutar, satis.kur)}
            tone="plain"
            note={t('sales_note', { count: satis.adet, before: formatShortMoney(language, satis.gecen, satis.kur) })}
          />
        )}
        {istekler && (
          <Figure
            label={t('requests')}
            value={formatNumber(language, istekler.adet)}
            tone={first ? 'wait' : 'ok'}
            note={first ? t('requests_note', { left: left(first.son, now) }) : t('requests_none')}
          />
        )}
        {bitenler && (
          <Figure
            label={t('ending')}
            value={formatNumber(language, bitenler.adet)}
            tone={bitenler.adet > 0 ? 'bad' : 'ok'}
            note={bitenler.adet > 0 ? t('ending_note', { sums: sums(bitenler.toplamlar) }) : t('ending_none')}
          />
        )}
        {tahsil && (
          <Figure
            label={t('collect')}
            value={
              tahsil.length > 0
                ? tahsil.map(({ kur, tutar }) => (
                    <span key={kur} className="block">
                      {formatMoney(language, tutar, kur)}
                    </span>
                  ))
                : formatNumber(language, 0)
            }
            tone="plain"
            note={tahsil.length > 0 ? t('collect_note') : t('collect_none')}
          />
        )}
        <RunningFigures today={today} />
      </dl>
    </section>
  )
}

/** Who has written, what drives, who waits, and how full the days are. */
function RunningFigures({
  today: { talepler, hareketler, iadeler, seferler, bekleyenler, doluluk },
}: {
  today: Today
}) {
  const t = useTranslations('admin.today')
  const { language } = useLanguage()
  return (
    <>
      {talepler !== null && (
        <Figure
          label={<FigureLink to="/mesajlar?bolum=talep&durum=yeni">{t('enquiries')}</FigureLink>}
          value={formatNumber(language, talepler)}
          tone={talepler > 0 ? 'wait' : 'ok'}
          note={talepler > 0 ? t('enquiries_note') : t('enquiries_none')}
        />
      )}
      {hareketler !== null && (
        <Figure
          label={<FigureLink to="/tahsilat">{t('transfers')}</FigureLink>}
          value={formatNumber(language, hareketler)}
          tone={hareketler > 0 ? 'wait' : 'ok'}
          note={iadeler ? t('transfers_reviews', { count: iadeler }) : t('transfers_note')}
        />
      )}
      {seferler && (
        <Figure
          label={<FigureLink to="/seferler">{t('runs')}</FigureLink>}
          value={formatNumber(language, seferler.adet)}
          tone={seferler.surucusuz > 0 ? 'bad' : 'ok'}
          note={seferler.surucusuz > 0 ? t('runs_note', { count: seferler.surucusuz }) : t('runs_none')}
        />
      )}
      {bekleyenler !== null && (
        <Figure
          label={<FigureLink to="/bekleme">{t('waiting')}</FigureLink>}
          value={formatNumber(language, bekleyenler)}
          tone="plain"
          note={bekleyenler > 0 ? t('waiting_note') : t('waiting_none')}
        />
      )}
      {doluluk && doluluk.oran !== null && (
        <Figure
          label={t('occupancy')}
          value={formatPercent(language, doluluk.oran)}
          tone="plain"
          note={t('occupancy_note')}
        />
      )}
    </>
  )
}

/** A figure whose screen is one step away. */
function FigureLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-6 items-center">
      {children}
    </Link>
  )
}
