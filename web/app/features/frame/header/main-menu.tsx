import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type MenuLink, useFrame } from '../../../platform/page/frame.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useDetails } from './use-details.ts'

/** The top menu of the tenant with its submenus, after a link home (PAGE-8). From 992 px; below it the mobile menu. */
export function MainMenu() {
  const { language, menu } = useFrame()
  const { pathname } = useLocation()
  const t = useTranslations('layout')
  const home = `/${language}`
  return (
    <nav aria-label={t('mainMenu')} className="hidden min-w-0 lg:block min-[1280px]:ml-4">
      <ul className="flex flex-wrap items-center gap-x-0.5">
        <li>
          <a href={home} aria-label={t('home')} aria-current={here(pathname, home)} className="menu-item">
            <Icon name="house" />
          </a>
        </li>
        {menu.top.map((item) => (
          <li key={item.baslik + item.href} className="relative flex">
            {item.alt.length > 0 ? (
              <Submenu item={item} pathname={pathname} />
            ) : (
              <Entry item={item} pathname={pathname} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function here(pathname: string, href: string | undefined): 'page' | undefined {
  return href === pathname ? 'page' : undefined
}

function Entry({ item, pathname }: { item: MenuLink; pathname: string }) {
  if (!item.href) return <span className="menu-item">{item.baslik}</span>
  return (
    <a href={item.href} aria-current={here(pathname, item.href)} className="menu-item">
      {item.baslik}
    </a>
  )
}

/**
 * The title stays a link to its own page; the arrow beside it opens the submenu by press, key or touch, and a mouse
 * that hovers opens it too. A heading without a page of its own is the opener itself.
 */
function Submenu({ item, pathname }: { item: MenuLink; pathname: string }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const t = useTranslations('layout')
  useDetails(ref)
  const hover = (open: boolean) => (event: React.PointerEvent) => {
    if (event.pointerType === 'mouse' && ref.current) ref.current.open = open
  }
  return (
    <div className="flex" onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      {item.href ? <Entry item={item} pathname={pathname} /> : null}
      <details ref={ref} name="ana-menu">
        <summary
          aria-label={item.href ? t('submenu', { baslik: item.baslik }) : undefined}
          className={`menu-item opener ${item.href ? '-ml-1 min-w-6 justify-center px-0! min-[1280px]:-ml-3' : 'gap-1'}`}
        >
          {item.href ? null : item.baslik}
          <Icon name="chevron-down" className="size-4" />
        </summary>
        <ul className="menu-panel top-full left-0 min-w-52">
          {item.alt.map((child) => (
            <li key={child.baslik + child.href}>
              <a href={child.href} aria-current={here(pathname, child.href)}>
                {child.baslik}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
