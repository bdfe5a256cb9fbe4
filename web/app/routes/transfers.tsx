import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { frameIn } from '../features/frame/frame-in.ts'
import { ArrivalSteps } from '../features/transfer/arrival-steps.tsx'
import { AskForm } from '../features/transfer/ask-form.tsx'
import { RouteTable } from '../features/transfer/route-table.tsx'
import { loadTransfers } from '../features/transfer/transfer-data.ts'
import { useTransfer } from '../features/transfer/transfer-store.ts'
import { Vehicles } from '../features/transfer/vehicles.tsx'
import { renderingOf } from '../platform/calls/rendering-context.ts'
import { languageOf, useFrame } from '../platform/page/frame.ts'
import { pageMeta } from '../platform/page/page-meta.ts'
import { pathTo } from '../platform/page/paths.ts'
import { translatorIn } from '../platform/words/translator.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import type { Route } from './+types/transfers.ts'
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
    hidden: loaderData.tarife.guzergahlar.length === 0,
    picture: loaderData.tarife.guzergahlar.find(({ gorsel }) => gorsel)?.gorsel,
  })
}
