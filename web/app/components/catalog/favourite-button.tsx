import { useTranslations } from 'use-intl/react'
import { openLogin } from '../../stores/login-modal-store.ts'
import { memberStore } from '../../stores/member-store.ts'
import { useStoresReady } from '../../stores/store-life.ts'
import { loadLoginDialog } from '../layout/login-host.tsx'
import { Icon } from '../ui/icon.tsx'

interface FavouriteButtonProps {
  readonly productKey: string
  readonly title: string
  readonly className?: string
}

/** The heart. Favourites belong to members: a visitor is asked to log in. */
export function FavouriteButton({ productKey, title, className = '' }: FavouriteButtonProps) {
  const t = useTranslations('card')
  const ready = useStoresReady()
  const kept = memberStore.use((state) => state.favoriler.some(({ urun_k_no }) => urun_k_no === productKey))
  const on = ready && kept
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t(on ? 'favouriteOn' : 'favourite', { title })}
      className={`grid size-11 place-items-center rounded-chip bg-white shadow-e1 hover:text-bole focus-visible:rounded-chip aria-pressed:[&_svg]:fill-bole aria-pressed:[&_svg]:stroke-bole ${className}`}
      onClick={() => openLogin()}
      onPointerEnter={() => void loadLoginDialog()}
      onFocus={() => void loadLoginDialog()}
    >
      <Icon name="heart" />
    </button>
  )
}
