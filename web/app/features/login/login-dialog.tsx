import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import forgotArt from '../../assets/forgot.webp'
import loginArt from '../../assets/login.webp'
import registerArt from '../../assets/register.webp'
import { focusAfterLogin, noteLoginClosed } from '../../platform/stores/login-focus.ts'
import { closeLogin, type LoginTab, showLoginTab, useLoginModal } from '../../platform/stores/login-modal-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { ForgotPanel } from './forgot-panel.tsx'
import { LoginPanel } from './login-panel.tsx'
import { RegisterPanel } from './register-panel.tsx'

const TABS = [
  { tab: 'login', art: loginArt, Panel: LoginPanel },
  { tab: 'register', art: registerArt, Panel: RegisterPanel },
  { tab: 'forgot', art: forgotArt, Panel: ForgotPanel },
] as const

/** PAGE-9: three tabs, links switch between them, closing resets to login and forgets what was typed. */
export default function LoginDialog() {
  const { open, tab } = useLoginModal()
  const t = useTranslations('login')
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) {
      ref.current?.showModal()
    } else if (ref.current?.open) {
      ref.current.close()
      noteLoginClosed()
      focusAfterLogin()
    }
  }, [open])
  return (
    <dialog
      ref={ref}
      aria-label={t('dialog')}
      onClose={(event) => {
        // The agreement is a dialog inside this one; its closing passes by here too.
        if (event.target === event.currentTarget) closeLogin()
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-[min(920px,100%-32px)] max-w-none overflow-y-auto rounded-control bg-paper shadow-e2"
    >
      {open ? <Tabs active={tab} /> : null}
    </dialog>
  )
}

function Tabs({ active }: { active: LoginTab }) {
  const t = useTranslations('login')
  const { art, Panel } = TABS.find(({ tab }) => tab === active) ?? TABS[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] sm:min-h-[500px] sm:grid-cols-[minmax(0,0.58fr)_minmax(0,1fr)]">
      <img src={art} alt="" width={440} height={660} className="hidden size-full object-cover sm:block" />
      <div className="relative px-5 pt-13 pb-8 sm:px-[38px] sm:pt-[30px]">
        <TabList active={active} />
        <button
          type="button"
          aria-label={t('close')}
          className="icon-btn absolute top-2.5 right-2.5 z-10"
          onClick={closeLogin}
        >
          <Icon name="x" />
        </button>
        <div id="login-panel" role="tabpanel" aria-labelledby={`login-tab-${active}`} className="mt-5">
          <Panel />
        </div>
      </div>
    </div>
  )
}

function TabList({ active }: { active: LoginTab }) {
  const t = useTranslations('login')
  // On the smallest phones the three names are wider than the dialog.
  useEffect(() => {
    document.getElementById(`login-tab-${active}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const place = TABS.findIndex(({ tab }) => tab === active)
    const next = TABS[(place + step + TABS.length) % TABS.length]
    if (!next) return
    showLoginTab(next.tab)
    document.getElementById(`login-tab-${next.tab}`)?.focus()
  }
  return (
    <div
      role="tablist"
      aria-label={t('tabs')}
      onKeyDown={move}
      className="-mx-1.5 flex overflow-x-auto overflow-y-hidden border-b border-line text-[0.95rem] [scrollbar-width:none] sm:gap-x-3 sm:pr-8 sm:text-16"
    >
      {TABS.map(({ tab }) => (
        <button
          key={tab}
          id={`login-tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === active}
          aria-controls="login-panel"
          tabIndex={tab === active ? 0 : -1}
          onClick={() => showLoginTab(tab)}
          className="-mb-px min-h-11 border-b-[3px] border-transparent px-1.5 py-3 font-semibold whitespace-nowrap text-ink-2 focus-visible:-outline-offset-2 focus-visible:shadow-[inset_0_0_0_2px_var(--color-sea)] aria-selected:border-sea aria-selected:text-ink"
        >
          {t(tab)}
        </button>
      ))}
    </div>
  )
}
