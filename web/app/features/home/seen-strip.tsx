import { useTranslations } from 'use-intl/react'
import { appStore } from '../../platform/stores/app-store.ts'
import { useCards } from '../catalog/use-cards.ts'
import { ProductStrip } from './product-strip.tsx'

const MOST = 4

export default function SeenStrip() {
  const t = useTranslations('home')
  const keys = appStore.use((state) => state.son_gorulen).slice(0, MOST)
  return <ProductStrip heading={t('seen')} cards={useCards(keys)} />
}
