import type { Product } from '@meltem/contract/catalog/catalog'
import { recordView } from '@meltem/contract/catalog/review'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../../platform/calls/api.ts'
import { appStore } from '../../../platform/stores/app-store.ts'
import { rememberSeen } from '../../../platform/stores/remembered.ts'
import { useStoresReady } from '../../../platform/stores/store-life.ts'
import { Icon } from '../../../ui/icon.tsx'
import { countsToday } from './recent-looks.ts'

/** One person is the reader; below this the number says nothing. */
const WORTH_SAYING = 3

/**
 * Counts this look once a day, remembers it for "recently seen", and says how many looked today: from the first drawing
 * on or not at all, as a line that came later would move the page.
 */
export function LookedToday({ product }: { product: Pick<Product, 'k_no' | 'bugun_bakan'> }) {
  const t = useTranslations('product')
  const call = useCall()
  const ready = useStoresReady()
  const [count, setCount] = useState(product.bugun_bakan)
  const { k_no } = product
  useEffect(() => {
    if (!ready) return
    rememberSeen(k_no)
    const today = todayOnCoast()
    const { counts, looks } = countsToday(appStore.use.getState().sayilan_bakislar, k_no, today)
    appStore.use.setState({ sayilan_bakislar: looks })
    if (!counts) return
    // A count that does not arrive changes nothing for the reader.
    void call(recordView, { urun_k_no: k_no }).then((answer) => {
      if (answer.success === 1) setCount(answer.bugun_bakan)
    })
  }, [ready, k_no, call])
  if (product.bugun_bakan < WORTH_SAYING) return null
  return (
    <li className="flex items-center gap-[7px]">
      <Icon name="eye" />
      {t('lookedToday', { count })}
    </li>
  )
}
