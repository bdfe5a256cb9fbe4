import { downloadManifest, type getDeparture, type listDepartures } from '@meltem/contract/departure/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatDate } from '@meltem/i18n/format'
import { MessageCircle, Printer } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { PageHead } from '../../ui/page-head.tsx'

type Listing = OutputOf<typeof listDepartures>
type Opened = OutputOf<typeof getDeparture>['data']

/** What can be done to a departure and everybody on it. */
export type DepartureAct = 'message' | 'capacity' | 'call_off'

interface HeadProps {
  readonly listing: Listing | undefined
  readonly answer: { readonly data: Opened } | undefined
  readonly onOpen: (what: DepartureAct) => void
}

/** The departure that is open with what can be done, or how the day stands. */
export function DepartureHead({ listing, answer, onOpen }: HeadProps) {
  const t = useTranslations('admin.departures')
  if (answer) {
    const { ad, tarih, saat, iptal } = answer.data
    const leaves = !iptal && (listing === undefined || tarih >= listing.bugun)
    return (
      <PageHead title={ad} lead={`${formatDate(tarih)}, ${saat}`}>
        <Papers departure={answer.data} />
        <Acts departure={answer.data} leaves={leaves} onOpen={onOpen} />
      </PageHead>
    )
  }
  if (!listing) return <PageHead title={t('title')} lead={' '} />
  const words = t('lead', {
    count: listing.data.length,
    guests: listing.data.reduce((sum, { kisi }) => sum + kisi, 0),
    unguided: listing.data.filter(({ rehbersiz }) => rehbersiz).length,
  })
  return <PageHead title={t('title')} lead={`${formatDate(listing.gun)} · ${words}`} />
}

/** The manifest on paper, and as a file for the harbour or the guide. */
function Papers({ departure: { k_no, misafirler } }: { departure: Opened }) {
  const t = useTranslations('admin.departures')
  const may = useMay()
  const { language } = useLanguage()
  return (
    <>
      <Button className="max-lg:min-h-11 print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="icon" />
        {t('print')}
      </Button>
      {may('kalkis.dosya') && misafirler.length > 0 && (
        <FileButtons onTake={(bicim) => download(downloadManifest, { k_no, bicim, dil: language })} />
      )}
    </>
  )
}

interface ActsProps extends Pick<HeadProps, 'onOpen'> {
  readonly departure: Opened
  readonly leaves: boolean
}

function Acts({ departure, leaves, onOpen }: ActsProps) {
  const t = useTranslations('admin.departures')
  const may = useMay()
  return (
    <>
      {may('kalkis.yaz') && departure.misafirler.length > 0 && (
        <Button className="max-lg:min-h-11 print:hidden" onClick={() => onOpen('message')}>
          <MessageCircle aria-hidden="true" className="icon" />
          {t('message')}
        </Button>
      )}
      {may('kalkis.yaz') && leaves && (
        <Button className="max-lg:min-h-11 print:hidden" onClick={() => onOpen('capacity')}>
          {t('capacity')}
        </Button>
      )}
      {may('rezervasyon.yaz') && leaves && (
        <Button className="border-danger! text-danger! max-lg:min-h-11 print:hidden" onClick={() => onOpen('call_off')}>
          {t('call_off')}
        </Button>
      )}
    </>
  )
}
