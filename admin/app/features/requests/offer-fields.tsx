import type { Alternative, getRequest } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatMoney } from '@meltem/i18n/format'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Facts } from '../../ui/card.tsx'
import { shortDates } from '../../ui/words/booking-words.ts'
import { LineFields, Obstacles } from '../reservation/line-fields.tsx'
import { type OfferState, OWN } from './use-offer.ts'

interface OfferFieldsProps {
  readonly answer: OutputOf<typeof getRequest>
  readonly state: OfferState
}

/** What is free nearby, and days and people of one's own. */
export function OfferFields({ answer, state }: OfferFieldsProps) {
  const t = useTranslations('admin.requests')
  const { alternatifler, satirlar } = answer
  const none = satirlar.length > 1 ? t('several') : t('no_alternatives')
  return (
    <>
      {alternatifler.length === 0 && <p className="text-14">{none}</p>}
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-13 font-semibold">{t('offer_list')}</legend>
        {alternatifler.map((row, at) => (
          <Way key={row.istek.k_no} chosen={at === state.place} onPick={() => state.pick(at)}>
            <Found row={row} />
          </Way>
        ))}
        <Way chosen={state.place === OWN} onPick={() => state.pick(OWN)}>
          <b className="col-span-2 font-[640]">{t('offer_own')}</b>
        </Way>
      </fieldset>
      {state.place === OWN && <OwnOffer answer={answer} state={state} />}
    </>
  )
}

interface WayProps {
  readonly chosen: boolean
  readonly onPick: () => void
  readonly children: ReactNode
}

function Way({ chosen, onPick, children }: WayProps) {
  return (
    <label
      className={`grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-card border-2 px-3 py-2 ${chosen ? 'border-sea bg-sea-tint' : 'border-line-strong'}`}
    >
      <input type="radio" name="alternatif" checked={chosen} onChange={onPick} className="size-4 accent-sea" />
      {children}
    </label>
  )
}

function Found({ row }: { readonly row: Alternative }) {
  const t = useTranslations('admin.requests')
  const { language } = useLanguage()
  return (
    <>
      <span className="grid min-w-0">
        <b className="truncate font-[640]">{shortDates(row.istek.baslangic, row.istek.bitis ?? null)}</b>
        <small className="truncate text-12 text-ink-2">
          {row.baslik} · {row.ayni ? t('other_days') : t('same_days')}
        </small>
      </span>
      <span className="grid justify-items-end">
        <b className="num font-[640]">{formatMoney(language, row.tutar, row.kur)}</b>
        <small className="num text-12 text-ink-2">
          {row.fark === 0
            ? t('no_difference')
            : `${row.fark > 0 ? '+' : '−'}${formatMoney(language, Math.abs(row.fark), row.kur)}`}
        </small>
      </span>
    </>
  )
}

/** Every service with its days and people; what they come to is read before they are offered. */
function OwnOffer({ answer: { satirlar }, state }: OfferFieldsProps) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const { quoted, wishes, wish } = state
  const titles = satirlar.map(({ baslik }) => baslik)
  const money = (sum: number, kur: string) => <span className="num">{formatMoney(language, sum, kur)}</span>
  return (
    <div className="grid gap-3">
      {satirlar.map((line, at) => {
        const one = wishes[at]
        return one && <LineFields key={line.istek.k_no} {...line} wish={one} onWish={(part) => wish(at, part)} />
      })}
      <div aria-live="polite">
        {quoted && quoted.sepet.engeller.length > 0 && <Obstacles rows={quoted.sepet.engeller} titles={titles} />}
        {quoted && quoted.sepet.engeller.length === 0 && (
          <Facts
            rows={[
              [t('before'), money(quoted.genel_toplam.eski, quoted.kur)],
              [t('after'), money(quoted.genel_toplam.yeni, quoted.kur)],
            ]}
          />
        )}
      </div>
    </div>
  )
}
