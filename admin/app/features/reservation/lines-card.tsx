import type { getOfficeReservation } from '@meltem/contract/reservation/office-detail'
import type { CartLine, Reservation } from '@meltem/contract/reservation/reservation'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { formatDate, formatInstant, formatMoney } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { usePartyText } from '../../ui/words/use-party-text.ts'
import { CancelPanel } from './cancel-panel.tsx'

function whenText({ baslangic, baslangic_saat, bitis, bitis_saat }: CartLine): string {
  const from = [formatDate(baslangic), baslangic_saat].filter(Boolean).join(' ')
  if (!bitis || (bitis === baslangic && !bitis_saat)) return from
  return `${from} – ${[formatDate(bitis), bitis_saat].filter(Boolean).join(' ')}`
}

type Boardings = OutputOf<typeof getOfficeReservation>['binisler']

/** Whether the guests of a service came, as the crew saw it. */
function Boarded({ boardings }: { boardings: Boardings }) {
  const t = useTranslations('admin.departures')
  return boardings.map(({ donus, durum, zaman, kim }) => (
    <small
      key={String(donus)}
      className={`block text-13 font-[620] ${durum === 'bindi' ? 'text-olive' : 'text-danger'}`}
    >
      {t(durum === 'bindi' ? 'boarded_by' : 'no_show_by', { time: formatInstant(zaman), who: kim })}
    </small>
  ))
}

interface LinesCardProps {
  readonly data: Reservation
  readonly boardings: Boardings
  readonly onChanged: () => void
}

/** The services, each with what it costs; one of several can be cancelled alone. */
export function LinesCard({ data, boardings, onChanged }: LinesCardProps) {
  const t = useTranslations('admin.reservation')
  const { language } = useLanguage()
  const party = usePartyText()
  const may = useMay()
  const [leaving, setLeaving] = useState<string>()
  const standing = data.satirlar.filter(({ iptal }) => iptal === null)
  const mayCancel = may('rezervasyon.yaz') && data.durum === 'confirmed' && standing.length > 1
  const money = (sum: number) => formatMoney(language, sum, data.secilen_kur)
  return (
    <Card title={t('lines')}>
      <ul className="grid gap-3">
        {data.sepet_urunler.map((line, place) => {
          const gone = data.satirlar[place]?.iptal
          return (
            <li key={line.k_no} className="grid gap-2 border-line-soft border-b pb-3 last:border-b-0 last:pb-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
                <span className="min-w-0">
                  <b className={`font-[640] break-words ${gone ? 'line-through' : ''}`}>{line.baslik}</b>
                  <small className="num block text-13 text-ink-2">{whenText(line)}</small>
                  <small className="block text-13 text-ink-2">{party(line.pax)}</small>
                  <Boarded boardings={boardings.filter(({ sira }) => sira === place)} />
                  {gone && (
                    <small className="block text-13 text-danger">
                      {t('line_cancelled', { sum: money(gone.iade) })}
                    </small>
                  )}
                </span>
                <span className="flex items-center gap-3">
                  <b className="num">{money(line.kur_toplam.genel_toplam)}</b>
                  {mayCancel && !gone && leaving !== line.k_no && (
                    <Button
                      onClick={() => setLeaving(line.k_no)}
                      aria-label={`${t('cancel_line')}: ${line.baslik}`}
                      className="max-lg:min-h-11"
                    >
                      {t('cancel')}
                    </Button>
                  )}
                </span>
              </div>
              {leaving === line.k_no && (
                <CancelPanel
                  k_no={data.k_no}
                  satir={line.k_no}
                  onAbandon={() => setLeaving(undefined)}
                  onDone={() => {
                    setLeaving(undefined)
                    onChanged()
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
