import { chooseStaffPassword } from '@meltem/contract/staff/people'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { NewPassword } from '../../features/staff/new-password.tsx'
import { call } from '../../platform/call.ts'
import { brandQuery } from '../../platform/queries/frame.ts'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'

/** Where the mail leads: the key stands behind the hash sign, where no log and no referrer sees it. */
export default function ChoosePassword() {
  const t = useTranslations('admin.staff.choose')
  const product = useTranslations('admin')('product')
  const errorText = useErrorText()
  const anahtar = useLocation().hash.slice(1)
  const { data: brand } = useQuery(brandQuery)
  const [sifre, setPassword] = useState('')
  const choose = useMutation({ mutationFn: () => call(chooseStaffPassword, { anahtar, sifre }) })
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <title>{t('title')}</title>
      <header className="flex items-center justify-between gap-4 bg-sea-deep px-3.5 py-3 text-paper lg:px-6">
        <Brand name={brand ?? product} />
        <div className="text-ink">
          <LanguageSwitch />
        </div>
      </header>
      <main className="grid items-start justify-items-center px-3.5 py-8 sm:py-20">
        <div className="card grid w-full max-w-[400px] gap-4 p-6">
          <h1>{t('title')}</h1>
          {choose.data && (
            <>
              <p role="status">{t('done', { e_mail: choose.data.e_mail })}</p>
              <Link to="/giris" className="link">
                {t('enter')}
              </Link>
            </>
          )}
          {!choose.data && anahtar === '' && <Note tone="danger">{t('no_key')}</Note>}
          {!choose.data && anahtar !== '' && (
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault()
                if (!choose.isPending) choose.mutate()
              }}
            >
              <p className="text-ink-2">{t('lead')}</p>
              {choose.error && <Note tone="danger">{errorText(choose.error)}</Note>}
              <NewPassword value={sifre} onChange={setPassword} />
              <Button type="submit" look="sun" size="full" busy={choose.isPending} className="max-lg:min-h-11">
                {t('submit')}
              </Button>
            </form>
          )}
        </div>
      </main>
    </div>
  )
}
