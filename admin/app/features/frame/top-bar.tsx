import type { Staff } from '@meltem/contract/staff/staff'
import { ExternalLink, LogOut, ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { withWords } from '../../platform/words.ts'
import { Button } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Note } from '../../ui/note.tsx'
import { fullName, initialsOf } from '../../ui/words/initials.ts'
import { PaletteGate } from '../palette/palette-gate.tsx'
import { useSignOut } from '../sign-in/use-sign-out.ts'

function Person({ staff }: { staff: Staff }) {
  const t = useTranslations('admin')
  const { language } = useLanguage()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-[34px] flex-none place-items-center rounded-chip bg-sea text-13 font-bold text-paper"
      >
        {initialsOf(staff, language)}
      </span>
      <span className="grid min-w-0 leading-tight">
        <b className="truncate font-[620]">{fullName(staff)}</b>
        <small className="truncate text-12 text-ink-3">{t(`roles.${staff.rol}`)}</small>
      </span>
    </span>
  )
}

const OwnStepDialog = lazy(() => withWords(['business'], import('../second-step/own-step-dialog.tsx')))

/** The signed-in person, the language, and the two ways out. */
export function TopBar({ staff }: { staff: Staff }) {
  const t = useTranslations('admin.frame')
  const { signOut, isPending, isError } = useSignOut()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-10 print:hidden border-line border-b bg-paper">
      <div className="flex items-center gap-2 px-3.5 py-2.5 lg:px-6">
        <div className="mr-auto min-w-0 lg:order-3 lg:mr-0 lg:ml-3">
          <Person staff={staff} />
        </div>
        <a href="/" className="link hidden items-center gap-1.5 lg:inline-flex lg:min-h-8">
          {t('open_site')}
          <ExternalLink aria-hidden="true" className="icon" />
        </a>
        <PaletteGate />
        <LanguageSwitch />
        <Button
          size="icon"
          aria-label={t('second_step')}
          title={t('second_step')}
          onClick={() => setOpen(true)}
          className="lg:order-4"
        >
          <ShieldCheck aria-hidden="true" className="icon" />
        </Button>
        <Button busy={isPending} onClick={signOut} className="lg:order-4">
          {!isPending && <LogOut aria-hidden="true" className="icon" />}
          <span className="max-sm:sr-only">{t('sign_out')}</span>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnStepDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {isError && <Note tone="danger">{t('sign_out_failed')}</Note>}
    </header>
  )
}
