import type { Right } from '@meltem/contract/staff/rights'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { TabProps } from './tab-props.ts'

interface ProductTab {
  /** Last part of the address, and its name under `admin.product_screen.tab`. */
  readonly name: string
  /** Without it the tab is not offered. */
  readonly hak: Right
  readonly Tab: LazyExoticComponent<ComponentType<TabProps>>
}

/** The tabs of a product in the order of the screen; the first opens where the address names none. */
export const PRODUCT_TABS = [
  { name: 'genel', hak: 'urun.oku', Tab: lazy(() => import('./general-tab.tsx')) },
  { name: 'metin', hak: 'urun.oku', Tab: lazy(() => import('./text-tab.tsx')) },
  { name: 'gorseller', hak: 'urun.oku', Tab: lazy(() => import('../photos/photos-tab.tsx')) },
  { name: 'gruplar', hak: 'grup.oku', Tab: lazy(() => import('./groups-tab.tsx')) },
  { name: 'secenekler', hak: 'urun.oku', Tab: lazy(() => import('../stock/options-tab.tsx')) },
  { name: 'fiyat', hak: 'fiyat.oku', Tab: lazy(() => import('../prices/price-tab.tsx')) },
  { name: 'kalkis', hak: 'kalkis.oku', Tab: lazy(() => import('../stock/departures-tab.tsx')) },
  { name: 'ekstra', hak: 'urun.oku', Tab: lazy(() => import('./extras-tab.tsx')) },
  { name: 'sorular', hak: 'urun.oku', Tab: lazy(() => import('./questions-tab.tsx')) },
  { name: 'iptal', hak: 'urun.oku', Tab: lazy(() => import('./cancellation-tab.tsx')) },
  { name: 'seo', hak: 'urun.oku', Tab: lazy(() => import('./seo-tab.tsx')) },
  { name: 'surumler', hak: 'urun.oku', Tab: lazy(() => import('./versions-tab.tsx')) },
] as const satisfies readonly ProductTab[]
