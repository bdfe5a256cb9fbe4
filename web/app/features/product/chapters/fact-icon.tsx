import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

const ICONS = {
  age: 'user-round-check',
  anchor: 'anchor',
  area: 'scaling',
  bath: 'shower-head',
  bed: 'bed-double',
  car: 'car',
  case: 'luggage',
  clinic: 'briefcase-medical',
  clock: 'clock',
  crew: 'users-round',
  distance: 'route',
  effort: 'mountain',
  food: 'utensils',
  fuel: 'fuel',
  gearbox: 'settings-2',
  languages: 'languages',
  length: 'ruler',
  people: 'users',
  permit: 'shield-check',
  place: 'map-pin',
  pool: 'waves-ladder',
  sea: 'waves-horizontal',
  star: 'star',
} as const satisfies Readonly<Record<string, IconName>>

export type FactIcon = keyof typeof ICONS

interface FactItemProps {
  readonly icon: FactIcon
  readonly text: string
  readonly className?: string
}

/** A fact in a row of others. */
export function FactItem({ icon, text, className = '' }: FactItemProps) {
  return (
    <li className={`flex items-center gap-[7px] ${className}`}>
      <FactSign icon={icon} />
      {text}
    </li>
  )
}

export function FactSign({ icon }: { icon: FactIcon }) {
  return <Icon name={ICONS[icon]} />
}
