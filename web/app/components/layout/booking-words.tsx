import { LOCALES } from '@meltem/i18n/locales'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl/react'
import { bookingMessages } from '../../lib/booking-words.ts'
import { useFrame } from '../../lib/frame.ts'

/** The sentences of basket, checkout and trip, around the pages that speak them. */
export function BookingWords({ children }: { children: ReactNode }) {
  const { language } = useFrame()
  return (
    <IntlProvider locale={LOCALES[language].tag} messages={bookingMessages(language)} timeZone="Europe/Istanbul">
      {children}
    </IntlProvider>
  )
}
