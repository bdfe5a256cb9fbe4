import type { Reservation } from '@meltem/contract/reservation'
import { useTranslations } from 'use-intl/react'
import { Button } from '../../../components/ui/button.tsx'
import { Icon } from '../../../components/ui/icon.tsx'
import { useFrame } from '../../../lib/frame.ts'
import { calendarFile } from './calendar-file.ts'

export function CalendarButton({ reservation, className }: { reservation: Reservation; className?: string }) {
  const { company } = useFrame()
  const t = useTranslations('outcome')
  const save = () => {
    const url = URL.createObjectURL(new Blob([calendarFile(reservation, company.marka)], { type: 'text/calendar' }))
    const link = Object.assign(document.createElement('a'), { href: url, download: `${reservation.kayit_no}.ics` })
    link.click()
    URL.revokeObjectURL(url)
  }
  return (
    <Button look="line" size="lg" className={className} onClick={save}>
      <Icon name="calendar-plus" />
      {t('calendar')}
    </Button>
  )
}
