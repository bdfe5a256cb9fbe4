import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { BankSection, ConfirmAll, LastFile, useLineFilter } from '../../features/money/bank-section.tsx'
import { ClaimsSection } from '../../features/money/claims-section.tsx'
import { FileButton } from '../../features/money/file-button.tsx'
import { MoneyFigures } from '../../features/money/money-figures.tsx'
import { MovesTable } from '../../features/money/moves-table.tsx'
import { RefundsToSend, ReviewsSection } from '../../features/money/reviews-section.tsx'
import { TillSection } from '../../features/money/till-section.tsx'
import { linesQuery, summaryQuery, tillQuery } from '../../features/money/use-money.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

const SECTIONS = ['banka', 'bildirim', 'inceleme', 'kasa'] as const
type Section = (typeof SECTIONS)[number]

/** Money of the office: the bank, what guests say they have sent, what needs an eye, and the till. */
export default function Money() {
  const t = useTranslations('admin.money')
  const may = useMay()
  const { query, change } = useAddress()
  const allowed = SECTIONS.filter((one) => one !== 'inceleme' || may('odeme.inceleme'))
  const section = allowed.find((one) => one === query.get('bolum')) ?? 'banka'
  const { data: summary } = useQuery(summaryQuery)
  const waiting: Readonly<Record<Section, number>> = {
    banka: summary?.hareket ?? 0,
    bildirim: summary?.bildirim ?? 0,
    inceleme: (summary?.inceleme ?? 0) + (summary?.iade ?? 0),
    kasa: 0,
  }
  const label = (one: Section) => (waiting[one] > 0 ? `${t(`section.${one}`)} (${waiting[one]})` : t(`section.${one}`))
  return (
    <>
      <Head section={section} gun={summary?.gun} />
      {summary && <MoneyFigures summary={summary} />}
      <div className="mb-4 print:hidden">
        <Segmented
          label={t('sections')}
          value={section}
          options={allowed.map((value) => ({ value, label: label(value) }))}
          onChange={(value) =>
            change({
              bolum: value === 'banka' ? undefined : value,
              gorunum: undefined,
              sayfa: undefined,
              gun: undefined,
              hesap: undefined,
            })
          }
        />
      </div>
      {section === 'banka' && (
        <>
          <BankSection />
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_320px]">
            <PaymentsToday />
            <RefundsToSend />
          </div>
        </>
      )}
      {section === 'bildirim' && <ClaimsSection />}
      {section === 'inceleme' && <ReviewsSection />}
      {section === 'kasa' && <TillSection />}
    </>
  )
}

function Head({ section, gun }: { section: Section; gun: string | undefined }) {
  const t = useTranslations('admin.money')
  const { language } = useLanguage()
  const may = useMay()
  const { account, change } = useLineFilter()
  const { data: lines } = useQuery(linesQuery(account ? { gorunum: 'acik', hesap_k_no: account } : { gorunum: 'acik' }))
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const title = gun ? t('title_day', { day: date.format(new Date(`${gun}T00:00:00Z`)) }) : t('title')
  return (
    <PageHead title={title} lead={<LastFile lines={lines} />}>
      {section === 'banka' && lines && (
        <>
          {lines.hesaplar.length > 1 && (
            <Choice
              label={t('account')}
              value={account ?? ''}
              options={[
                { value: '', label: t('all_accounts') },
                ...lines.hesaplar.map(({ k_no, ad, kur }) => ({ value: k_no, label: `${ad} ${kur}` })),
              ]}
              onChange={(hesap) => change({ hesap: hesap || undefined, sayfa: undefined })}
            />
          )}
          {may('odeme.esle') && (
            <span className="flex flex-wrap gap-2 self-end">
              <FileButton accounts={lines.hesaplar} />
              <ConfirmAll lines={lines} />
            </span>
          )}
        </>
      )}
    </PageHead>
  )
}

const MOST_SHOWN = 8

function PaymentsToday() {
  const t = useTranslations('admin.money')
  const { data: till, error, refetch } = useQuery(tillQuery(undefined))
  const moves = till?.data.hareketler.filter(({ onceki }) => !onceki).slice(0, MOST_SHOWN)
  return (
    <Panel title={t('payments_today')}>
      {/* What has not come yet is not nothing. */}
      {!moves && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
      {moves?.length === 0 && (
        <Nothing>
          <p>{t('moves_none')}</p>
        </Nothing>
      )}
      {moves && moves.length > 0 && <MovesTable title={t('payments_today')} moves={moves} />}
    </Panel>
  )
}
