import { ChevronDown, House } from 'lucide-react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type MenuLink, useFrame } from '../../lib/frame.ts'
import { useDetails } from './use-details.ts'

const ITEM =
  'flex min-h-11 items-center whitespace-nowrap px-[5px] text-14 font-[560] no-underline hover:bg-mist min-[1100px]:px-[7px] min-[1100px]:text-[0.92rem] min-[1280px]:px-[11px] min-[1280px]:text-[0.97rem] rounded-control'
const CURRENT =
  'aria-[current=page]:rounded-none aria-[current=page]:text-sea aria-[current=page]:shadow-[inset_0_-3px_var(--color-sea)]'

/** The top menu of the tenant with its submenus, after a link home (spec §2). From 992 px; below it the mobile menu. */
export function MainMenu() {
  const { language, menu } = useFrame()
  const { pathname } = useLocation()
  const t = useTranslations('layout')
  const home = `/${language}`
  return (
    <nav aria-label={t('mainMenu')} className="hidden min-w-0 lg:block min-[1280px]:ml-4">
      <ul className="flex flex-wrap items-center gap-x-0.5">
        <li>
          <a href={home} aria-label={t('home')} aria-current={here(pathname, home)} className={`${ITEM} ${CURRENT}`}>
            <House className="icon" aria-hidden="true" />
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
  if (!item.href) return <span className={ITEM}>{item.baslik}</span>
  return (
    <a href={item.href} aria-current={here(pathname, item.href)} className={`${ITEM} ${CURRENT}`}>
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
      <details ref={ref} name="ana-menu" className="group">
        <summary
          aria-label={item.href ? t('submenu', { baslik: item.baslik }) : undefined}
          className={`list-none [&::-webkit-details-marker]:hidden ${ITEM} ${item.href ? '-ml-1 min-w-6 justify-center px-0! min-[1280px]:-ml-3' : 'gap-1'}`}
        >
          {item.href ? null : item.baslik}
          <ChevronDown className="icon size-4 transition-[rotate] group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ul className="absolute top-full left-0 z-30 min-w-52 rounded-control bg-paper py-1.5 shadow-e2">
          {item.alt.map((child) => (
            <li key={child.baslik + child.href}>
              <a
                href={child.href}
                aria-current={here(pathname, child.href)}
                className="flex min-h-11 items-center px-4 text-14 font-medium no-underline hover:bg-mist aria-[current=page]:font-bold aria-[current=page]:text-sea"
              >
                {child.baslik}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
