import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { AccountSection } from '../../features/settings/account-section.tsx'
import { BrandSection } from '../../features/settings/brand-section.tsx'
import { CompanySection } from '../../features/settings/company-section.tsx'
import { ConsentSection } from '../../features/settings/consent-section.tsx'
import { ContractsSection } from '../../features/settings/contracts-section.tsx'
import { InvoicingSection } from '../../features/settings/invoicing-section.tsx'
import { KeysSection } from '../../features/settings/keys/keys-section.tsx'
import { LanguageSection } from '../../features/settings/language-section.tsx'
import { PartSection } from '../../features/settings/part-section.tsx'
import { ProviderSection } from '../../features/settings/provider-section.tsx'
import { RelaySection } from '../../features/settings/relay-section.tsx'
import { TermsSection } from '../../features/settings/terms-section.tsx'
import { TextsSection } from '../../features/settings/texts-section.tsx'
import { type OfficeSettings, SECTIONS, type Section, useSettings } from '../../features/settings/use-settings.ts'
import { findCompany } from '../../platform/company.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What the business says of itself and how it sells, part by part (PEOPLE-31). */
export default function Settings() {
  const t = useTranslations('admin.settings')
  const { bolum } = useParams()
  const section = SECTIONS.find((one) => one === bolum) ?? 'sirket'
  const { data, error, refetch } = useSettings()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid gap-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <Sections current={section} />
        <div className="min-w-0">
          {data && <div key={section}>{contentOf(section, data)}</div>}
          {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
          {!data && error === null && <Skeleton lines={8} />}
        </div>
      </div>
    </>
  )
}

function contentOf(section: Section, settings: OfficeSettings): ReactNode {
  const { data, kurlar } = settings
  if (section === 'banka') {
    const offered = data.exchange.deger.kodlar
    return <AccountSection currencies={offered.length > 0 ? offered : kurlar.map(({ kod }) => kod)} />
  }
  const company = findCompany(document, window.location.search)
  const parts = {
    sirket: <CompanySection data={data} />,
    marka: <BrandSection data={data} />,
    satis: <TermsSection data={data} />,
    diller: <LanguageSection settings={settings} />,
    odeme: <ProviderSection company={company} terms={data.odeme} />,
    fatura: <InvoicingSection data={data} />,
    eposta: <RelaySection />,
    metinler: <TextsSection languages={data.language.deger.diller} />,
    sozlesmeler: <ContractsSection languages={data.language.deger.diller} />,
    izin: <ConsentSection data={data} />,
    anahtarlar: <KeysSection company={company} />,
  }
  return <PartSection>{parts[section]}</PartSection>
}

/** The parts of the screen: beside it, and above it on a phone. */
function Sections({ current }: { current: Section }) {
  const t = useTranslations('admin.settings')
  const here = useRef<HTMLAnchorElement>(null)
  // On a phone the row is longer than the screen.
  useEffect(() => {
    if (here.current?.pathname.endsWith(current)) here.current.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={t('sections')} className="min-w-0">
      <ul className="flex gap-1 max-lg:overflow-x-auto max-lg:pb-1 lg:sticky lg:top-4 lg:grid">
        {SECTIONS.map((section) => (
          <li key={section} className="flex-none">
            <Link
              ref={section === current ? here : undefined}
              to={`/ayarlar/${section}`}
              aria-current={section === current ? 'page' : undefined}
              className="block rounded-control px-3 py-2 font-[620] text-14 text-ink no-underline hover:bg-mist aria-[current=page]:bg-sea-tint aria-[current=page]:text-sea-deep max-lg:min-h-11 max-lg:content-center"
            >
              {t(`section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
