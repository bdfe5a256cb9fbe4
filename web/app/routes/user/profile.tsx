import { useTranslations } from 'use-intl/react'
import { AreaHeading } from '../../components/member/area-heading.tsx'
import { useFrame } from '../../lib/frame.ts'
import { initialsOf } from '../../lib/initials.ts'
import { authStore } from '../../stores/auth-store.ts'
import type { Route } from './+types/profile.ts'
import { Connections } from './profile/connections.tsx'
import { ContactSection } from './profile/contact-section.tsx'
import { EmailSection } from './profile/email-section.tsx'
import { PasswordSection } from './profile/password-section.tsx'
import { PrivacySection } from './profile/privacy-section.tsx'
import { Sessions } from './profile/sessions.tsx'
import { Travellers } from './profile/travellers.tsx'
import { userMeta } from './user-meta.ts'

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
