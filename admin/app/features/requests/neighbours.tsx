import type { getRequest } from '@meltem/contract/reservation/request-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatDate } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { dayAfter, daysBetween } from '../../ui/form/days.ts'
import { Panel } from '../../ui/panel.tsx'
import { WideTable } from '../../ui/wide-table.tsx'

type RequestAnswer = OutputOf<typeof getRequest>

const LOOK = {
  dolu: 'bg-sea text-paper',
  secenek: 'border border-sea bg-sea-tint text-sea',
  kapali: 'bg-line text-ink-2',
  istek: 'border-2 border-sun-edge bg-paper text-sun-ink',
}

type Span = RequestAnswer['komsular'][number]['doluluk'][number]

/** Days that were closed one by one are one bar: pieces of it would have no room for their word. */
function joined(spans: readonly Span[]): Span[] {
  const bars: Span[] = []
  for (const span of spans) {
    const last = bars.at(-1)
    const goesOn = last?.durum === 'kapali' && span.durum === 'kapali' && last.bitis >= span.baslangic
    if (goesOn) bars[bars.length - 1] = { ...last, bitis: span.bitis }
    else bars.push(span)
  }
  return bars
}

/** Where it has to scroll, the calendar opens at the nights that were asked for, a little before them. */
function openAtWanted(first: HTMLSpanElement | null): void {
  const scroller = first?.closest('section')
  if (!first || !scroller) return
  const names = first.parentElement?.querySelector('.sticky')?.clientWidth ?? 0
  scroller.scrollLeft = Math.max(0, first.offsetLeft - names - first.offsetWidth / 4)
}

/** What stands beside the wanted nights, unit by unit. The list behind each row says the same to a reader. */
export function Neighbours({ answer }: { answer: RequestAnswer }) {
  const t = useTranslations('admin.requests')
  const { ilk, son, komsular, data } = answer
  if (komsular.length === 0) return null
  const length = daysBetween(ilk, son)
  const days = Array.from({ length }, (_, place) => dayAfter(ilk, place))
  const columns = { gridTemplateColumns: `minmax(96px,150px) repeat(${length},minmax(22px,1fr))` }
  const column = (day: string) => Math.min(Math.max(daysBetween(ilk, day), 0), length) + 2
  return (
    <Panel title={t('neighbours')} aside={<span className="text-12 text-ink-2">{t('neighbours_note')}</span>}>
      <WideTable key={data.k_no} title={t('neighbours')} className="p-4">
        <div className="min-w-[560px]">
          <div className="grid text-12 text-ink-2" style={columns} aria-hidden="true">
            <span />
            {days.map((day) => (
              <span key={day} className="num text-center">
                {day.slice(8)}
              </span>
            ))}
          </div>
          {komsular.map((unit, place) => (
            <div
              key={unit.birim_k_no}
              className="relative grid items-center border-line-soft border-t py-1"
              style={columns}
            >
              <span
                ref={place === 0 ? openAtWanted : undefined}
                aria-hidden="true"
                className="absolute inset-y-0 row-start-1 bg-sun-tint"
                style={{
                  gridColumn: `${column(data.baslangic)} / ${column(data.bitis ?? data.baslangic)}`,
                  position: 'static',
                  alignSelf: 'stretch',
                }}
              />
              <span
                className={`sticky left-0 z-2 col-start-1 row-start-1 self-stretch truncate bg-paper pr-2 text-13 leading-6 ${unit.ayni ? 'font-[640]' : ''}`}
              >
                {unit.ad}
              </span>
              {joined(unit.doluluk).map((span) => {
                const from = column(span.baslangic)
                const to = column(span.bitis)
                if (to <= from) return null
                return (
                  <span
                    key={`${span.baslangic}${span.durum}`}
                    className={`z-1 row-start-1 min-h-6 truncate rounded-card px-1.5 text-12 leading-6 ${LOOK[span.durum]}`}
                    style={{ gridColumn: `${from} / ${to}` }}
                  >
                    <span aria-hidden="true">{span.ad ?? t(span.durum)}</span>
                    <span className="sr-only">
                      {t(span.durum)} {span.ad} {formatDate(span.baslangic)}–{formatDate(span.bitis)}
                    </span>
                  </span>
                )
              })}
            </div>
          ))}
        </div>
      </WideTable>
      {data.durum === 'requested' && <Verdict engel={answer.engel} />}
    </Panel>
  )
}

const REASONS = ['dolu', 'kapali', 'gecmis'] as const

/** Whether a yes is possible as it is, in a sentence. */
export function Verdict({ engel }: { engel: string | null }) {
  const t = useTranslations('admin.requests')
  const known = REASONS.find((one) => one === engel)
  if (engel === null)
    return <p className="border-olive border-l-3 bg-olive-tint px-4 py-2.5 text-14 text-olive">{t('can_accept')}</p>
  const reason = known ? t(`reasons.${known}`) : t('reasons.other', { code: engel })
  return (
    <p className="border-danger border-l-3 bg-danger-tint px-4 py-2.5 text-14 text-danger">{t('cannot', { reason })}</p>
  )
}
