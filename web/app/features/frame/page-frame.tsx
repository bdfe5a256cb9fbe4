import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import { LoginHost } from '../login/login-host.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FloatingButtons } from './floating-buttons.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { TopBar } from './top-bar.tsx'

/** The default layout of PAGE-8: everything around the page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  return (
    <div className="relative">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-control bg-ink px-4 py-2.5 text-white focus:top-2"
      >
        {t('skip')}
      </a>
      <ConsentBanner />
      <ProgressBar />
      <AnnouncementBar />
      <TopBar />
      <Header />
      <main id="main" tabIndex={-1} className="focus-visible:shadow-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <FloatingButtons />
      <LoginHost />
    </div>
  )
}
