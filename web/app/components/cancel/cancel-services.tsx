import { type ReactNode, useState } from 'react'
import { CancelDialog, type CancelDialogProps } from './cancel-dialog.tsx'
import { type CancelService, ServiceList } from './service-list.tsx'
import { mayCancelAlone, servicesOf } from './services-of.ts'

type Open = { readonly service?: CancelService }

interface CancelServicesProps extends Omit<CancelDialogProps, 'service' | 'onClose'> {
  /** The way to cancel all of it. */
  readonly whole: (ask: () => void) => ReactNode
}

/** Every service with its windows, one of them alone or all together: always first what would come back. */
export function CancelServices({ whole, ...props }: CancelServicesProps) {
  const { reservation } = props
  const [open, setOpen] = useState<Open>()
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
      {whole(() => setOpen({}))}
      {open ? <CancelDialog {...props} service={open.service} onClose={() => setOpen(undefined)} /> : null}
    </>
  )
}
