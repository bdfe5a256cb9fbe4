import { getAgencyPage } from '@meltem/contract/agency/agency'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { AgencyLogo } from '../../features/agency/agency-logo.tsx'
import { cardView } from '../../features/catalog/card-view.ts'
import { ProductCard } from '../../features/catalog/product-card.tsx'
import { frameIn } from '../../features/frame/frame-in.ts'
import { InlineScript } from '../../platform/boot/inline-script.tsx'
import { endLoading } from '../../platform/calls/load-page.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { beginVisit, isRemembered, rememberVisit, visitCode } from '../../platform/page/agency-mark.ts'
import { languageOf, useFrame } from '../../platform/page/frame.ts'
import { pageMeta } from '../../platform/page/page-meta.ts'
import { translatorIn } from '../../platform/words/translator.ts'
import { Button } from '../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import '../../platform/words/agency-words.ts'

/** An unknown or suspended number is a page that does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const rendering = renderingOf(context)
  const language = languageOf(rendering, params.lang)
  const answer = await rendering.call(getAgencyPage, { kno: params.kno, lang: language, kur: rendering.currency })
  if (answer.success === 0) return endLoading(answer)
  const { urunler, tanitim, ...agency } = answer.data
  const words = { language, card: translatorIn(language, 'card'), facts: translatorIn(language, 'facts') }
  return {
    ...agency,
    text: tanitim[language] ?? Object.values(tanitim)[0] ?? '',
    cards: urunler.map((product) => cardView(product, words)),
    description: translatorIn(language, 'agency')('page.description', {
      marka: agency.marka,
      firma: rendering.settings.company.marka,
    }),
  }
}

const SIZES = '(min-width: 992px) 300px, (min-width: 640px) 50vw, 100vw'

export default function AgencyPage({ loaderData }: Route.ComponentProps) {
  return <Page agency={loaderData} />
}

type Shown = Exclude<Route.ComponentProps['loaderData'], undefined>

function Page({ agency }: { agency: Shown }) {
  const t = useTranslations('agency')
  const { company } = useFrame()
  const { marka, text, web, cards, ac_k_no, alt_ac_k_no } = agency
  useEffect(() => beginVisit(ac_k_no, alt_ac_k_no), [ac_k_no, alt_ac_k_no])
  return (
    <div className="wrap pb-18">
      <InlineScript code={import.meta.env.SSR ? visitCode(ac_k_no, alt_ac_k_no) : ''} />
      <header className="grid items-center gap-6 border-line border-b py-10 sm:grid-cols-[auto_minmax(0,1fr)] lg:py-14">
        <AgencyLogo logo={agency.logo} marka={marka} />
        <div>
          <p className="text-14 text-ink-2">{t('page.partner', { firma: company.marka })}</p>
          <h1 className="text-38">{marka}</h1>
          {text ? <p className="mt-3 max-w-[42em] whitespace-pre-line text-18 text-ink-2">{text}</p> : null}
          {web ? (
            <a className="link mt-3 inline-flex min-h-11 items-center" href={web} rel="nofollow noopener noreferrer">
              {new URL(web).host}
            </a>
          ) : null}
        </div>
      </header>
      {cards.length > 0 ? (
        <section className="pt-10">
          <h2 className="mb-5">{t('page.chosen', { marka })}</h2>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
            {cards.map((product, index) => (
              <li key={product.k_no}>
                <ProductCard product={product} sizes={SIZES} eager={index === 0} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Remember agency={agency} />
    </div>
  )
}

/** Asked, not assumed; see platform/page/agency-mark.ts. */
function Remember({ agency: { marka, iz_gun, ac_k_no, alt_ac_k_no } }: { agency: Shown }) {
  const t = useTranslations('agency')
  const [kept, setKept] = useState<boolean>()
  useEffect(() => setKept(isRemembered(ac_k_no, alt_ac_k_no)), [ac_k_no, alt_ac_k_no])
  if (iz_gun === 0 || kept === undefined) return null
  const agree = () => {
    rememberVisit(iz_gun)
    setKept(true)
  }
  return (
    <aside className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 text-14 text-ink-2">
      <p className="max-w-[48em]" role={kept ? 'status' : undefined}>
        {kept ? t('page.remembered', { marka, gun: iz_gun }) : t('page.remember', { marka, gun: iz_gun })}
      </p>
      {kept ? null : (
        <Button size="sm" onClick={agree}>
          {t('page.agree')}
        </Button>
      )}
    </aside>
  )
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const frame = frameIn(matches)
  if (!loaderData || !frame) return []
  return pageMeta({
    frame,
    pathname: location.pathname,
    title: `${loaderData.marka} – ${frame.company.marka}`,
    description: loaderData.text.slice(0, 160) || loaderData.description,
    picture: loaderData.logo,
  })
}
