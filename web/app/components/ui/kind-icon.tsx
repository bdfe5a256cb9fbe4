import type { ProductKind } from '@meltem/contract/content'
import {
  BusFront,
  Car,
  Gem,
  Hotel,
  House,
  type LucideIcon,
  Map as MapIcon,
  Sailboat,
  Sparkles,
  Stethoscope,
} from 'lucide-react'

const ICONS: Readonly<Record<ProductKind, LucideIcon>> = {
  tur: MapIcon,
  villa: House,
  yat: Sailboat,
  transfer: BusFront,
  arac_kira: Car,
  otel: Hotel,
  dugun: Gem,
  saglik: Stethoscope,
  ekstra: Sparkles,
}

export function KindIcon({ kind, className = '' }: { kind: ProductKind; className?: string }) {
  const Icon = ICONS[kind]
  return <Icon className={`icon ${className}`} aria-hidden="true" />
}
