import { useTranslations } from 'use-intl/react'
import { Icon } from '../../ui/icon.tsx'
import { loadLoginDialog } from '../login/login-host.tsx'
import { useFavourite } from './use-favourite.ts'

interface FavouriteButtonProps {
  readonly productKey: string
  readonly title: string
  readonly className?: string
}

/** The heart on a card. */
export function FavouriteButton({ productKey, title, className = '' }: FavouriteButtonProps) {
  const t = useTranslations('card')
  const { on, busy, press } = useFavourite(productKey)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-busy={busy || undefined}
      aria-label={t(on ? 'favouriteOn' : 'favourite', { title })}
      className={`disc hover:text-bole aria-busy:opacity-60 aria-pressed:text-bole aria-pressed:[&_svg]:fill-bole ${className}`}
      onClick={press}
      onPointerEnter={() => void loadLoginDialog()}
      onFocus={() => void loadLoginDialog()}
    >
      <Icon name="heart" />
    </button>
  )
}
