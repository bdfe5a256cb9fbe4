import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'

/** The pages that mails and providers lead to: one question on a quiet page. */
export function AccountShell({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('user')
  return (
    <div className="wrap grid min-h-[56vh] content-start justify-center py-14 lg:py-20">
      <div className="grid w-[min(460px,calc(100vw-32px))] gap-5">
        <h1 className="text-38">{title}</h1>
        {children}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
    </div>
  )
}
