import type { DeskDetail } from '@meltem/contract/agency-booking'
import type { DeskReservation } from '@meltem/contract/agency-desk'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { type CancelService, ServiceList } from '../cancel/service-list.tsx'
import { mayCancelAlone } from '../cancel/services-of.ts'
import { CancelDialog } from './cancel-dialog.tsx'

interface CancelPartProps {
  readonly row: DeskReservation
  readonly detail: DeskDetail
  readonly onDone: (message: string) => void
}

/** What comes back for each service; what a cancellation keeps is shown first, only then it can be done. */
export function CancelPart({ row, detail, onDone }: CancelPartProps) {
  const t = useTranslations('agencyDesk')
  const [open, setOpen] = useState<{ readonly service?: CancelService }>()
  const services = row.satirlar.flatMap(({ baslik }, place) => {
    const durum = detail.satirlar[place]?.durum
    return durum ? [{ baslik, durum }] : []
  })
  const alone = mayCancelAlone({ durum: row.durum, satirlar: services.map(({ durum }) => durum) })
  return (
    <section aria-labelledby="desk-cancel">
      <h2 id="desk-cancel" className="mb-2 text-24">
        {t('detail.cancel')}
      </h2>
      <div className="mb-4">
        <ServiceList
          services={services}
          kur={row.kur}
          onCancel={alone ? (service) => setOpen({ service }) : undefined}
        />
      </div>
      <Button look="line" onClick={() => setOpen({})}>
        {t('detail.cancelAsk')}
      </Button>
      {open ? (
        <CancelDialog
          row={row}
          services={services}
          service={open.service}
          onDone={onDone}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </section>
  )
}
