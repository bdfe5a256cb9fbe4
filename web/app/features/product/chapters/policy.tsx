import type { Product } from '@meltem/contract/catalog/catalog'
import { formatDate, formatPercent } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { useBooking } from '../../booking/booking-context.tsx'
import { Chapter } from './chapter.tsx'
import { orderedWindows, type PolicySpan, policySpans } from './policy-spans.ts'

const TONES = { all: 'bg-olive-tint', part: 'bg-sun-tint', none: 'bg-danger-tint' } as const

function toneOf(iade_oran: number): keyof typeof TONES {
  if (iade_oran === 100) return 'all'
  return iade_oran > 0 ? 'part' : 'none'
}

/** What comes back when: with the dates of the chosen day, or counted in days before the start. */
export function Policy({ product }: { product: Product }) {
  const t = useTranslations('product')
  const { choice } = useBooking()
  const rest = [...orderedWindows(product.iptal_kosullari), { gun: 0, iade_oran: 0 }]
  return (
    <Chapter title={t('policy')}>
      <ol className="grid gap-0.5 sm:auto-cols-fr sm:grid-flow-col">
        {choice.baslangic === null
          ? rest.map((window, place) => (
              <Bar
                key={window.gun}
                iade_oran={window.iade_oran}
                when={relativeWhen(t, window.gun, rest[place - 1]?.gun)}
              />
            ))
          : policySpans(product.iptal_kosullari, choice.baslangic).map((span) => (
              <Bar key={span.until ?? 'end'} iade_oran={span.iade_oran} when={datedWhen(t, span)} />
            ))}
      </ol>
      <p className="mt-3 text-13 text-ink-3">{choice.baslangic === null ? t('policyChooseDay') : t('policyNote')}</p>
    </Chapter>
  )
}

type Translate = ReturnType<typeof useTranslations<'product'>>

function relativeWhen(t: Translate, gun: number, before: number | undefined): string {
  if (before === undefined && gun > 0) return t('policyUntilDays', { days: gun })
  if (gun === 0) return t('policyAfterDays', { days: before ?? 0 })
  const from = (before ?? gun) - 1
  return from === gun ? t('policyDayBefore', { days: gun }) : t('policyBetweenDays', { from, to: gun })
}

function datedWhen(t: Translate, { from, until }: PolicySpan): string {
  if (until !== null && from === null) return t('policyUntil', { date: formatDate(until) })
  if (until !== null && from !== null) {
    return from === until ? formatDate(from) : t('policyBetween', { from: formatDate(from), to: formatDate(until) })
  }
  return from === null ? t('policyAlways') : t('policyFrom', { date: formatDate(from) })
}

function Bar({ iade_oran, when }: { iade_oran: number; when: string }) {
  const { language } = useFrame()
  const t = useTranslations('product')
  const tone = toneOf(iade_oran)
  const words = {
    all: t('refundAll'),
    part: t('refundPart', { share: formatPercent(language, iade_oran) }),
    none: t('refundNone'),
  }
  return (
    <li className={`px-4 py-3.5 ${TONES[tone]}`}>
      <b className="block font-[640]">{when}</b>
      <span className="text-14 text-ink-2">{words[tone]}</span>
    </li>
  )
}
