import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../features/member/area-heading.tsx'
import { Connections } from '../../features/member/profile/connections.tsx'
import { ContactSection } from '../../features/member/profile/contact-section.tsx'
import { EmailSection } from '../../features/member/profile/email-section.tsx'
import { PasswordSection } from '../../features/member/profile/password-section.tsx'
import { PrivacySection } from '../../features/member/profile/privacy-section.tsx'
import { Sessions } from '../../features/member/profile/sessions.tsx'
import { Travellers } from '../../features/member/profile/travellers.tsx'
import { userMeta } from '../../features/member/user-meta.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { initialsOf } from '../../platform/words/initials.ts'
import type { Route } from './+types/profile.ts'

export default function Profile() {
  const { language } = useFrame()
  const t = useTranslations('user')
  const user = authStore.use((state) => state.user)
  if (!user) return null
  return (
    <>
      <AreaHeading>{t('pages.profile')}</AreaHeading>
      <p className="mb-8 flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 flex-none place-items-center rounded-chip bg-sea text-24 font-bold text-white"
        >
          {initialsOf(language, user)}
        </span>
        <span className="min-w-0">
          <b className="block text-20 [overflow-wrap:anywhere]">
            {user.ad} {user.soyad}
          </b>
          <span className="block text-ink-2 [overflow-wrap:anywhere]">{user.e_mail}</span>
        </span>
      </p>
      <div className="max-w-[760px]">
        <ContactSection user={user} />
        <EmailSection user={user} />
        <Travellers />
        <PasswordSection user={user} />
        <Connections user={user} />
        <Sessions />
        <PrivacySection user={user} />
      </div>
    </>
  )
}

export function meta(parts: Route.MetaArgs) {
  return userMeta('profile', parts)
}
