import { getAgencyWelcome } from '@meltem/contract/agency/agency'
import type { Picture as PictureData } from '@meltem/contract/content/picture'
import { useTranslations } from 'use-intl/react'
import { agencyMeta } from '../../features/agency/agency-meta.ts'
import { renderingOf } from '../../platform/calls/rendering-context.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import type { Route } from './+types/welcome.ts'
import '../../platform/words/agency-words.ts'

const GAINS = ['net', 'options', 'voucher', 'statement'] as const
const WAYS = ['yonlendirme', 'faturalama', 'net_fiyat', 'depozito'] as const
const STEPS = ['apply', 'check', 'contract', 'access'] as const
const QUESTIONS = ['guest', 'sub', 'cancel', 'safety'] as const

/** A page without its picture is still the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const answer = await renderingOf(context).call(getAgencyWelcome, {})
  return { picture: answer.success === 1 ? answer.gorsel : null }
}

export default function Welcome({ loaderData: { picture } }: Route.ComponentProps) {
  return (
    <>
      <Hero picture={picture} />
      <Gains />
      <Ways />
      <Steps />
      <Questions />
    </>
  )
}

/** Words over the picture stand on a scrim: from the left on wide screens, over all of it on narrow ones. */
const SCRIM =
  'absolute inset-0 bg-[linear-gradient(180deg,rgb(6_40_56/.78)_0%,rgb(6_40_56/.7)_70%,rgb(6_40_56/.35)_100%)] sm:bg-[linear-gradient(90deg,rgb(6_40_56/.82)_0%,rgb(6_40_56/.72)_36%,rgb(6_40_56/.12)_64%,rgb(6_40_56/0)_76%)]'

function Hero({ picture }: { picture: PictureData | null }) {
  const t = useTranslations('agency')
  const { language, company } = useFrame()
  return (
    <section className="relative isolate bg-sea-deep text-on-deep">
      {picture ? (
        <div className="absolute inset-0 -z-10">
          <Picture
            picture={picture}
            decorative
            eager
            sizes="100vw"
            className="size-full"
            imageClassName="object-[60%_55%]"
          />
          <div className={SCRIM} />
        </div>
      ) : null}
      <div className="wrap grid content-center gap-5 py-16 lg:min-h-[420px] lg:py-24">
        <h1 className="max-w-[9em] text-38 text-white lg:text-52">{t('hero.heading')}</h1>
        <p className="max-w-[28em] text-18 sm:text-20">{t('hero.lead', { marka: company.marka })}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <a className={buttonStyle({ look: 'sun', size: 'lg' })} href={`/${language}/agency/forms`}>
            {t('hero.apply')}
          </a>
          <a className={buttonStyle({ look: 'line', size: 'lg' })} href={`/${language}/agency/login`}>
            {t('hero.login')}
          </a>
        </div>
      </div>
    </section>
  )
}

function Gains() {
  const t = useTranslations('agency')
  return (
    <ul className="wrap grid gap-8 py-14 sm:grid-cols-2 lg:grid-cols-4 lg:py-20">
      {GAINS.map((gain) => (
        <li key={gain} className="border-ink border-t-2 pt-4">
          <h2 className="text-20">{t(`gains.${gain}.title`)}</h2>
          <p className="mt-1 text-ink-2">{t(`gains.${gain}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

function Ways() {
  const t = useTranslations('agency')
  return (
    <section className="wrap pb-14 lg:pb-20">
      <h2>{t('ways.heading')}</h2>
      <p className="mt-2 max-w-[40em] text-ink-2">{t('ways.lead')}</p>
      <dl className="mt-6 border-ink border-t-2">
        {WAYS.map((way) => (
          <div key={way} className="grid gap-1 border-line border-b py-4 sm:grid-cols-[14em_minmax(0,1fr)] sm:gap-6">
            <dt className="font-bold">{t(`settlements.${way}.title`)}</dt>
            <dd className="text-ink-2">{t(`settlements.${way}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps() {
  const t = useTranslations('agency')
  const { language } = useFrame()
  return (
    <section className="bg-mist">
      <div className="wrap grid gap-8 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <h2>{t('steps.heading')}</h2>
          <p className="mt-2 mb-6 max-w-[30em] text-ink-2">{t('steps.lead')}</p>
          <a className={buttonStyle({ look: 'deep' })} href={`/${language}/agency/forms`}>
            {t('steps.form')}
          </a>
        </div>
        <ol>
          {STEPS.map((step) => (
            <li
              key={step}
              className="relative grid grid-cols-[20px_minmax(0,1fr)] gap-4 pb-6 before:absolute before:top-6 before:bottom-0 before:left-[9px] before:border-sea before:border-l-2 before:border-dotted last:pb-0 last:before:hidden"
            >
              <span aria-hidden="true" className="mt-1 size-5 rounded-full border-3 border-sea bg-paper" />
              <div>
                <h3 className="text-18">{t(`steps.${step}.title`)}</h3>
                <p className="text-ink-2">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Questions() {
  const t = useTranslations('agency')
  return (
    <section className="wrap grid gap-6 py-14 lg:grid-cols-2 lg:py-20">
      <h2>{t('questions.heading')}</h2>
      <div className="border-ink border-t-2">
        {QUESTIONS.map((question, index) => (
          <details key={question} className="border-line border-b" open={index === 0}>
            <summary className="opener flex min-h-11 items-center justify-between gap-4 py-3.5 font-[620]">
              {t(`questions.${question}.title`)}
              <Icon name="chevron-down" />
            </summary>
            <p className="max-w-[41.25em] pb-4 text-ink-2">{t(`questions.${question}.text`)}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

export function meta({ matches, location }: Route.MetaArgs) {
  return agencyMeta('welcome', matches, location.pathname)
}
