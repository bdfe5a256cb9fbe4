import type { ProductKind } from '@meltem/contract/content'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

const ICONS: Readonly<Record<ProductKind, IconName>> = {
  tur: 'map',
  villa: 'house',
  yat: 'sailboat',
  transfer: 'bus-front',
  arac_kira: 'car',
  otel: 'hotel',
  dugun: 'gem',
  saglik: 'stethoscope',
  ekstra: 'sparkles',
}

export function KindIcon({ kind }: { kind: ProductKind }) {
  return <Icon name={ICONS[kind]} />
}
