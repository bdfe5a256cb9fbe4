import { getSetup, type SetupStep } from '@meltem/contract/setup-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { buttonStyle } from '../../ui/button.tsx'
import { DnsLine } from '../../ui/dns-line.tsx'
import { SetupRing } from './setup-ring.tsx'

type Setup = OutputOf<typeof getSetup>
type Step = Setup['adimlar'][number]

/** Where each step is done. */
const WHERE: Readonly<Record<SetupStep, string | null>> = {
  sirket: '/ayarlar/sirket',
  marka: '/ayarlar/marka',
  banka: '/ayarlar/banka',
  eposta: '/ayarlar/eposta',
  odeme: '/ayarlar/odeme',
  urun: '/urunler/yeni',
  sayfalar: '/icerik',
  alan_adi: null,
}

/** What a fresh tenant still has to say and try; gone once all is done, and once something was sold (CAT-80). */
export function SetupList() {
  const may = useMay()('ayar.oku')
  const { data } = useQuery({
    queryKey: ['kurulum'],
    queryFn: ({ signal }) => call(getSetup, {}, signal),
    enabled: may,
  })
  const open = data?.adimlar.filter(({ tamam }) => !tamam).length ?? 0
  return data && open > 0 && !data.satti ? <Steps setup={data} open={open} /> : null
}

function Steps({ setup, open }: { setup: Setup; open: number }) {
  const t = useTranslations('admin.setup')
  const { adimlar } = setup
  const next = adimlar.find(({ tamam }) => !tamam)?.ad
  return (
    <section aria-labelledby="kurulum" className="card mb-4 overflow-hidden">
      <header className="flex items-center gap-4 border-line border-b p-4">
        <SetupRing done={adimlar.length - open} all={adimlar.length} />
        <div className="min-w-0">
          <h2 id="kurulum">{t('title')}</h2>
          <p className="text-ink-2">{t('lead', { count: open })}</p>
        </div>
      </header>
      <ol className="-mb-px grid lg:grid-cols-2">
        {adimlar.map((step, place) => (
          <StepRow key={step.ad} step={step} number={place + 1} isNext={step.ad === next} setup={setup} />
        ))}
      </ol>
    </section>
  )
}

interface StepRowProps {
  readonly step: Step
  readonly number: number
  readonly isNext: boolean
  readonly setup: Setup
}

function StepRow({ step: { ad, tamam, zaman }, number, isNext, setup }: StepRowProps) {
  const t = useTranslations('admin.setup')
  const where = ad === 'urun' && setup.urun.taslak > 0 ? '/urunler?durum=taslak' : WHERE[ad]
  const { hostname: host } = new URL(setup.adres)
  const said = tamam ? ('done' as const) : ('todo' as const)
  const drafts = setup.urun.taslak
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-line-soft border-b border-l-4 px-4 py-3 ${isNext ? 'border-l-sea bg-sea-tint' : 'border-l-transparent'}`}
    >
      <StepMark done={tamam} number={number} />
      <div className="min-w-0 flex-1 basis-36">
        <h3 className="font-[640]">{t(`step.${ad}`)}</h3>
        <p className="text-13 text-ink-2">
          {t(`${said}.${ad}`, { host, drafts, pages: setup.taslak_sayfa, products: setup.urun.yayinda })}
          {tamam && zaman && ` ${formatInstant(zaman)}`}
        </p>
        {ad === 'alan_adi' && !tamam && <DomainLead setup={setup} host={host} />}
      </div>
      {!tamam && where && (
        <Link
          to={where}
          aria-label={t('go_name', { step: t(`step.${ad}`) })}
          className={buttonStyle({ className: 'max-lg:min-h-11' })}
        >
          {t('go')}
        </Link>
      )}
    </li>
  )
}

/** What is entered where the name was bought, and the way to this page over there. */
function DomainLead({ setup: { adres, sunucu }, host }: { readonly setup: Setup; readonly host: string }) {
  const t = useTranslations('admin.setup')
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      {sunucu !== null && sunucu !== host && <DnsLine host={host} server={sunucu} />}
      <a href={`${adres}/yonetim/`} className={buttonStyle({ className: 'max-lg:min-h-11' })}>
        {t('open_there', { host })}
      </a>
    </div>
  )
}

function StepMark({ done, number }: { done: boolean; number: number }) {
  const t = useTranslations('admin.setup')
  return (
    <span
      className={`grid h-6 w-6 flex-none place-items-center rounded-full text-12 font-[660] ${done ? 'bg-olive text-paper' : 'border-2 border-line-strong text-ink-2'}`}
    >
      {done ? <Check aria-hidden="true" className="icon" /> : <span aria-hidden="true">{number}</span>}
      <span className="sr-only">{t(done ? 'is_done' : 'is_open', { number })}</span>
    </span>
  )
}
