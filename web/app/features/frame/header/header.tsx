import { lazy, Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Brand } from '../brand.tsx'
import { HeaderTools } from './header-tools.tsx'
import { MainMenu } from './main-menu.tsx'
import { useStuck } from './use-stuck.ts'

/** Also called when pointer or focus reach the button, so that the menu is there when it is pressed. */
function loadMobileMenu() {
  return import('./mobile-menu.tsx')
}

const MobileMenu = lazy(loadMobileMenu)

/**
 * Sticky after 300 px, 650 px on the home page, from 992 px (LOOK-2). It keeps its place in the flow while it sticks,
 * so that nothing below it moves.
 */
export function Header() {
  const { language } = useFrame()
  const { pathname } = useLocation()
  const t = useTranslations('layout')
  const marker = useRef<HTMLSpanElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const stuck = useStuck(marker)
  const home = pathname.replace(/\/$/, '') === `/${language}`
  return (
    <>
      <span
        ref={marker}
        aria-hidden="true"
        className={`pointer-events-none absolute left-0 h-px w-px ${home ? 'top-[650px]' : 'top-[300px]'}`}
      />
      <header
        data-stuck={stuck || undefined}
        className="relative z-20 border-b border-line bg-paper lg:data-stuck:sticky lg:data-stuck:top-0 lg:data-stuck:animate-[drop-in_var(--motion-base)_var(--ease-sea)] lg:data-stuck:shadow-e1"
      >
        <div className="wrap flex min-h-[60px] items-center gap-2 lg:min-h-[76px] min-[1080px]:gap-4 xl:gap-6">
          <button
            type="button"
            aria-label={t('openMenu')}
            aria-haspopup="dialog"
            className="icon-btn -ml-2.5 lg:hidden"
            onClick={() => setMenuOpen(true)}
            onPointerEnter={() => void loadMobileMenu()}
            onFocus={() => void loadMobileMenu()}
          >
            <Icon name="menu" />
          </button>
          <Brand />
          <MainMenu />
          <HeaderTools />
        </div>
      </header>
      {menuOpen ? (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
