import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from './button.tsx'

interface DnsLineProps {
  readonly host: string
  /** Where the installation answers. */
  readonly server: string
}

/** The line that leads a name here, as it is entered where the name was bought. */
export function DnsLine({ host, server }: DnsLineProps) {
  const t = useTranslations('admin.dns')
  const [isCopied, setCopied] = useState(false)
  const line = `${host}. CNAME ${server}.`
  const copy = async () => {
    await navigator.clipboard.writeText(line)
    setCopied(true)
  }
  return (
    <div className="grid gap-1.5 text-13">
      <span className="flex flex-wrap items-center gap-2">
        <code className="select-all rounded-control bg-paper px-2 py-1 text-ink wrap-anywhere">{line}</code>
        <Button aria-label={t('copy_of', { host })} onClick={() => void copy()} className="max-lg:min-h-11">
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </span>
      <p className="text-ink-2">{t('bare', { server })}</p>
      <span role="status" className="sr-only">
        {isCopied ? t('was_copied') : ''}
      </span>
    </div>
  )
}
