import type { LineState } from '@meltem/contract/reservation/standing'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownService } from '../access/reservation-access.ts'
import { TermsList } from './terms-list.tsx'

interface ServiceListProps {
  readonly services: readonly ShownService[]
  readonly kur: string
  /** Left out where nothing can be cancelled alone. */
  readonly onCancel?: ((service: ShownService) => void) | undefined
}

/** Each service with its own windows; what was cancelled alone says so, and the others can be. */
export function ServiceList({ services, kur, onCancel }: ServiceListProps) {
  return (
    <ul className="divide-y divide-line border-b border-line" data-services>
      {services.map((service) => (
        <li key={service.k_no} className="grid gap-2 py-3">
          <h3 className="text-16 font-[640]">{service.baslik}</h3>
          {service.durum.iptal ? (
            <Gone iptal={service.durum.iptal} kur={kur} />
          ) : (
            <>
              <TermsList terms={service.durum.kosullar} />
              {onCancel ? <Alone service={service} onCancel={onCancel} /> : null}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function Gone({ iptal, kur }: { iptal: NonNullable<LineState['iptal']>; kur: string }) {
  const { language } = useFrame()
  const t = useTranslations('cancellation')
  const money = (amount: number) => formatMoney(language, amount, kur)
  return (
    <p className="text-14 text-ink-2">
      <span className="chip mr-2">{t('cancelledOn', { when: formatInstant(iptal.zaman) })}</span>
      {iptal.odenen > 0 ? t('given', { amount: money(iptal.iade), paid: money(iptal.odenen) }) : null}
    </p>
  )
}

interface AloneProps {
  readonly service: ShownService
  readonly onCancel: (service: ShownService) => void
}

function Alone({ service, onCancel }: AloneProps) {
  const t = useTranslations('cancellation')
  return (
    <Button
      size="sm"
      className="min-h-11 justify-self-start"
      aria-label={t('onlyNamed', { title: service.baslik })}
      onClick={() => onCancel(service)}
    >
      {t('only')}
    </Button>
  )
}
