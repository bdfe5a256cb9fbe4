import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx'
import { type CancelService, ServiceList } from './service-list.tsx'
import { mayCancelAlone, servicesOf } from './services-of.ts'

interface CancelServicesProps extends Omit<CancelDialogProps, 'service' | 'onClose'> {
  /** What the button says where one service is all there is. */
  readonly ask: string
  readonly size?: 'lg'
}

/** Every service with its windows, one of them alone or all together: always first what would come back. */
export function CancelServices({ ask, size, ...props }: CancelServicesProps) {
  const { reservation } = props
  const t = useTranslations('trip.cancel')
  const [open, setOpen] = useState<{ readonly service?: CancelService }>()
  const alone = mayCancelAlone(reservation)
  return (
    <>
      <div className="mb-4">
        <ServiceList
          services={servicesOf(reservation)}
          kur={reservation.secilen_kur}
          onCancel={alone ? (service) => setOpen({ service }) : undefined}
        />
      </div>
      <Button look="line" {...(size ? { size } : {})} onClick={() => setOpen({})}>
        {alone ? t('quoteAll') : ask}
      </Button>
      {open ? <CancelDialog {...props} service={open.service} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
