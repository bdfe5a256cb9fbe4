import sprite from 'virtual:icon-sprite'
import type { IconName } from './icon-names.ts'

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** A drawing beside words that say the same, taken from one file that browsers keep: a page names it in 90 bytes. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
