import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../ui/button.tsx'
import { PartWords } from '../../../ui/lazy/part-words.tsx'
import type { ReservationAccess } from '../access/reservation-access.ts'
import { Part } from '../screen/part.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** Other dates or people; the price of the change is shown before anything happens. */
export function ChangePart({ one }: { one: ReservationAccess }) {
  const t = useTranslations('change')
  const [open, setOpen] = useState(false)
  if (!one.change) return null
  return (
    <Part of={one} id="change" title={t('title')} lead={t('lead')}>
      <Button size={one.look === 'trip' ? 'lg' : 'md'} onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
      {open ? (
        // The portal has none of the panel's words before it needs them.
        <PartWords part="product" namespace="panel" fallback={null}>
          <ChangeDialog lines={one.lines} act={one.change} onClose={() => setOpen(false)} />
        </PartWords>
      ) : null}
    </Part>
  )
}
