import { previewProduct } from '@meltem/contract/catalog/office'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button, buttonStyle } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'

interface PreviewDialogProps {
  readonly k_no: string
  readonly onClose: () => void
}

/** The page a product will have, in each language, by links that end after a week (CAT-90). */
export function PreviewDialog({ k_no, onClose }: PreviewDialogProps) {
  const t = useTranslations('admin.product_screen')
  const { data, error, refetch } = useQuery({
    queryKey: ['urun-onizleme', k_no],
    queryFn: ({ signal }) => call(previewProduct, { k_no }, signal),
    gcTime: 0,
  })
  const [copied, setCopied] = usePassing<string>()
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url)
    setCopied(t('link_copied'))
  }
  return (
    <Dialog title={t('preview')} onClose={onClose}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={5} />}
      {data && (
        <>
          <p className="text-ink-2">{t('preview_text', { until: formatInstant(data.bitis) })}</p>
          <ul className="grid divide-y divide-line-soft border-line-soft border-y">
            {data.adresler.map(({ dil, metin, url }) => (
              <li key={dil} className="flex items-center gap-2 py-2">
                <span className="min-w-0 flex-auto">
                  <b className="font-[640]">{LOCALES[dil].name}</b>
                  {metin !== dil && (
                    <small className="block text-13 text-ink-2">
                      {t('preview_other', { dil: LOCALES[metin].name })}
                    </small>
                  )}
                </span>
                <Button
                  size="icon"
                  aria-label={t('copy_link', { dil: LOCALES[dil].name })}
                  onClick={() => void copy(url)}
                  className="max-lg:min-h-11 max-lg:min-w-11"
                >
                  <Copy aria-hidden="true" className="icon" />
                </Button>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('open_preview', { dil: LOCALES[dil].name })}
                  className={buttonStyle({ size: 'icon', className: 'max-lg:min-h-11 max-lg:min-w-11' })}
                >
                  <ExternalLink aria-hidden="true" className="icon" />
                </a>
              </li>
            ))}
          </ul>
          <p role="status" className="min-h-5 text-13 text-olive">
            {copied}
          </p>
        </>
      )}
    </Dialog>
  )
}
