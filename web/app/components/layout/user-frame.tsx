import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../lib/frame.ts'
import { initialsOf } from '../../lib/initials.ts'
import type { SignedInUser } from '../../stores/auth-store.ts'
import { wipeStores } from '../../stores/store-life.ts'
import { Icon } from '../ui/icon.tsx'

/** The member area's own layout (spec §2): who is logged in at the left, the page at the right. */
export function UserFrame({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const { language } = useFrame()
  const t = useTranslations('user')
  return (
    <div className="wrap grid gap-8 py-10 lg:grid-cols-[268px_1fr] lg:gap-12 lg:py-14">
      <aside aria-label={t('title')} className="h-fit bg-mist p-5">
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-11 flex-none place-items-center rounded-chip bg-sea text-16 font-bold text-white"
          >
            {initialsOf(language, user)}
          </span>
          <span className="min-w-0">
            <b className="block">
              {user.ad} {user.soyad}
            </b>
            <span className="block text-13 text-ink-2 [overflow-wrap:anywhere]">{user.e_mail}</span>
          </span>
        </p>
        <button type="button" className="btn btn-line mt-5 w-full" onClick={() => void wipeStores()}>
          <Icon name="log-out" />
          {t('logOut')}
        </button>
      </aside>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
