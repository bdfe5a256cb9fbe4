import { CURRENCY_COOKIE } from '@meltem/contract/wire/cookies'
import { useRevalidator } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { showToast } from '../../../platform/boot/toast.ts'
import { writePreference } from '../../../platform/page/cookies.ts'
import { useFrame } from '../../../platform/page/frame.ts'

/** The currencies on offer, and how to switch: the choice is kept and the data asked for again; the carts follow them. */
export function useCurrency() {
  const { currency, exchange } = useFrame()
  const { revalidate } = useRevalidator()
  const t = useTranslations('layout')
  const choose = async (kod: string) => {
    if (kod === currency) return
    writePreference(CURRENCY_COOKIE, kod)
    await revalidate()
    showToast('info', t('currencyChanged', { kod }))
  }
  return { currency, codes: exchange.kurlar.map((row) => row.kod), choose }
}
