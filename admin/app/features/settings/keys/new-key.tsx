import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../ui/button.tsx'

interface NewKeyProps {
  readonly value: string
  readonly company: string
  readonly onClose: () => void
}

/** The key itself, this once, and how a system sends it. */
export function NewKey({ value, company, onClose }: NewKeyProps) {
  const t = useTranslations('admin.settings.keys')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <section aria-label={t('new')} className="grid gap-2 border-olive border-l-3 bg-olive-tint px-4 py-3 text-14">
      <p role="status" className="font-[620]">
        {t('once')}
      </p>
      <code className="block select-all bg-paper px-3 py-2 text-ink wrap-anywhere">{value}</code>
      <p>{t('how')}</p>
      <code className="block bg-paper px-3 py-2 text-13 text-ink wrap-anywhere">
        {`curl -H "company: ${company}" -H "authorization: Bearer $KEY" ${window.location.origin}/api/yonetim/rezervasyon-listele`}
      </code>
      <p>
        <a href="/api/" target="_blank" rel="noreferrer" className="font-semibold text-sea underline">
          {t('calls')}
        </a>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="sun" onClick={() => void copy()} className="max-lg:min-h-11">
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('kept')}
        </Button>
      </div>
    </section>
  )
}
