import { type ReactNode, Suspense } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { LoginHost } from '../login/login-host.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { CalmHeader, CompanyLine, PortalHeader } from './calm-frame.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { FloatingButton } from './floating-button.tsx'
import { Footer } from './footer.tsx'
import { frameLookOf } from './frame-look.ts'
import { Header } from './header/header.tsx'
import { TopBar } from './header/top-bar.tsx'
import { ProgressBar } from './progress-bar.tsx'

/** The layout of PAGE-8: everything around the page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('layout')
  const look = frameLookOf(useLocation().pathname)
  const isProduct = useMatches().some(({ id }) => id.endsWith('-product'))
  return (
    <div className="page-frame" data-frame={look} data-product={isProduct || undefined}>
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-control bg-ink px-4 py-2.5 text-white focus:top-2"
      >
        {t('skip')}
      </a>
      <ConsentBanner />
      <ProgressBar />
      {look === 'shop' ? <ShopHead /> : null}
      {look === 'calm' ? <CalmHeader /> : null}
      {look === 'portal' ? <PortalHeader /> : null}
      <main id="main" tabIndex={-1} className="focus-visible:shadow-none">
        {children}
      </main>
      {look === 'shop' ? (
        <Suspense>
          <Footer />
        </Suspense>
      ) : (
        <CompanyLine />
      )}
      {look === 'shop' ? <FloatingButton /> : null}
      <LoginHost />
    </div>
  )
}

function ShopHead() {
  return (
    <>
      <AnnouncementBar />
      <TopBar />
      <Header />
    </>
  )
}
