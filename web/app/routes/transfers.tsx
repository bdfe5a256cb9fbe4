import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { ArrivalSteps } from '../components/transfer/arrival-steps.tsx'
import { AskForm } from '../components/transfer/ask-form.tsx'
import { RouteTable } from '../components/transfer/route-table.tsx'
import { Vehicles } from '../components/transfer/vehicles.tsx'
import { Crumbs } from '../components/ui/crumbs.tsx'
import { languageOf, useFrame } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { pathTo } from '../lib/paths.ts'
import { renderingOf } from '../lib/rendering-context.ts'
import { translatorIn } from '../lib/translator.ts'
import { useTransfer } from '../stores/transfer-store.ts'
import type { Route } from './+types/transfers.ts'
import { frameIn } from './frame-in.ts'
import { loadTransfers } from './transfer/transfer-data.ts'
import '../styles/product.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const dil = languageOf(rendering, 'lang' in params ? params.lang : undefined)
  const t = translatorIn(dil, 'transfer')
  const words = { title: t('title'), description: t('description') }
  return { ...(await loadTransfers(rendering, dil, url)), words }
}

export default function Transfers({ loaderData }: Route.ComponentProps) {
  const { ride, problems, tarife, sorgu, today, words } = loaderData
  const { language } = useFrame()
  const t = useTranslations('transfer')
  const content = useTranslations('content')
  useEffect(() => {
    useTransfer.setState({ transfer_form: ride, transfer_data: tarife, transfer_sorgu_data: sorgu })
  }, [ride, tarife, sorgu])
  return (
    <>
      <div className="wrap">
        <Crumbs items={[{ baslik: content('home'), href: `/${language}` }, { baslik: content('lists.t') }]} />
        <h1 className="mb-6 text-38">{words.title}</h1>
      </div>
      <div className="border-y border-line bg-mist py-6">
        <div className="wrap">
          <AskForm key={JSON.stringify(ride)} places={tarife.yerler} ride={ride} problems={problems} today={today} />
        </div>
      </div>
      <div className="wrap py-10">
        {sorgu ? <Vehicles sorgu={sorgu} ride={ride} tarife={tarife} /> : null}
        <section className="mt-12 max-w-[43.75em] first:mt-0">
          <h2 className="mb-5 text-30">{t('arrival')}</h2>
          <ArrivalSteps />
        </section>
        <section className="mt-12">
          <h2 className="mb-2 text-30">{t('routes')}</h2>
          <p className="mb-5 text-ink-2">{t('routesText')}</p>
          <RouteTable routes={tarife.guzergahlar} />
        </section>
      </div>
    </>
  )
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return pageMeta({
    frame,
    pathname: pathTo(frame.language, { turu: 't' }),
    title: loaderData.words.title,
    description: loaderData.words.description,
    translations: loaderData.ceviriler,
    picture: loaderData.tarife.guzergahlar.find(({ gorsel }) => gorsel)?.gorsel,
  })
}
