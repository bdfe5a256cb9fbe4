import type { Product } from '@meltem/contract/catalog/catalog'
import { formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import type { KindLook } from '../kinds.ts'
import { Chapter } from './chapter.tsx'
import { orderedWindows } from './policy-spans.ts'

interface Milestone {
  readonly when: string
  readonly title: string
  readonly text: string
  /** Money moves here. */
  readonly pays: boolean
}

/** From the first letter to the day, with every payment. */
export function Milestones({ product, look }: { product: Product; look: KindLook }) {
  const t = useTranslations('chapters')
  const miles = useMilestones(product, look)
  return (
    <Chapter title={t('milestones')}>
      <ol className="grid gap-[18px] lg:auto-cols-fr lg:grid-flow-col lg:gap-0">
        {miles.map((mile, place) => (
          <li key={mile.title} className="relative hyphens-auto pl-[30px] wrap-anywhere lg:pt-[26px] lg:pr-3.5 lg:pl-0">
            <span
              aria-hidden="true"
              className={`absolute top-[3px] left-0 size-4 rounded-full border-[3px] lg:top-0 ${mile.pays ? 'border-ink bg-sun' : 'border-sea bg-paper'}`}
            />
            {place < miles.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute top-[22px] bottom-[-16px] left-1.5 w-1 [background:radial-gradient(circle,var(--color-sea)_1.6px,transparent_1.9px)_50%_0/4px_10px_repeat-y] lg:top-[3px] lg:right-1 lg:bottom-auto lg:left-[22px] lg:h-2.5 lg:w-auto lg:[background:radial-gradient(circle,var(--color-sea)_1.6px,transparent_1.9px)_0_50%/10px_10px_repeat-x]"
              />
            ) : null}
            {mile.when ? <span className="block font-semibold text-13 text-sea">{mile.when}</span> : null}
            <b className="block font-[640] leading-tight">{mile.title}</b>
            <small className="mt-1 block text-14 text-ink-2">{mile.text}</small>
          </li>
        ))}
      </ol>
    </Chapter>
  )
}

/** A planner's own steps, in the words of the product. */
function stepsOf({ icerik }: Product): Milestone[] {
  return icerik.program
    .filter(({ gun, saat }) => gun === null && saat === null)
    .map(({ baslik, metin }) => ({ when: '', title: baslik, text: metin, pays: false }))
}

function useMilestones(product: Product, { talk, ownSteps }: KindLook): Milestone[] {
  const { odeme_tipi_oran, iptal_kosullari } = product
  const { language } = useFrame()
  const t = useTranslations('chapters.miles')
  const share = formatPercent(language, odeme_tipi_oran)
  const [free] = orderedWindows(iptal_kosullari).filter(({ iade_oran }) => iade_oran === 100)
  const all = odeme_tipi_oran >= 100
  const rules = product.secenekler.find((one) => one.odeme_adimlari.length > 0)?.odeme_adimlari ?? []
  const think = Math.max(0, ...rules.map(({ bekleme_gun }) => bekleme_gun))
  const last = rules.at(-1)
  const own = ownSteps ? stepsOf(product) : []
  if (own.length > 0) return own
  return [
    { when: t('today'), title: t('ask'), text: t('askText'), pays: false },
    {
      when: t('soon'),
      title: t(talk ?? 'talk'),
      text: t(`${talk ?? 'talk'}Text`),
      pays: false,
    },
    ...(think > 0
      ? [{ when: t('plusDays', { count: think }), title: t('think'), text: t('thinkText'), pays: false }]
      : []),
    { when: t('agreed'), title: t('deposit', { share }), text: t('depositText'), pays: true },
    ...(free
      ? [{ when: t('daysBefore', { count: free.gun }), title: t('freeEnds'), text: t('freeEndsText'), pays: false }]
      : []),
    {
      when: last?.tetik === 'once' ? t('daysBefore', { count: last.gun }) : t('theDay'),
      title: all ? t('nothingLeft') : t('rest'),
      text: all ? t('nothingLeftText') : t('restText'),
      pays: !all,
    },
  ]
}
