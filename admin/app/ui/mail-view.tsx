import type { Language } from '@meltem/contract/wire/language'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Segmented } from './form/segmented.tsx'
import { Panel } from './panel.tsx'

const WIDTHS = { telefon: 390, masaustu: 680 } as const
const VIEWS = ['telefon', 'masaustu', 'metin'] as const

interface MailViewProps {
  /** The mail as the server has made it; undefined until it has. */
  readonly mail: { readonly konu: string; readonly html: string; readonly metin: string } | undefined
  readonly language: Language
  readonly problem: string | undefined
  /** What stands there instead, where nothing is written yet. */
  readonly empty?: string | undefined
}

/** The true mail in one language, as it arrives on a phone, on a desk and as plain text. */
export function MailView({ mail, language, problem, empty }: MailViewProps) {
  const t = useTranslations('admin.newsletters')
  const [view, setView] = useState<(typeof VIEWS)[number]>('masaustu')
  const labels = { telefon: t('phone'), masaustu: t('desktop'), metin: t('plain') }
  return (
    <Panel
      title={t('preview')}
      aside={
        <Segmented
          label={t('preview_width')}
          value={view}
          onChange={setView}
          options={VIEWS.map((value) => ({ value, label: labels[value] }))}
        />
      }
    >
      {problem && <p className="px-4 py-2 text-13 text-danger">{problem}</p>}
      {empty && <p className="p-4 text-ink-2">{empty}</p>}
      {!empty && !mail && <p className="p-4 text-ink-2">{t('preview_coming')}</p>}
      {!empty && mail && (
        <>
          <p lang={language} className="border-line border-b px-4 py-2 text-14 wrap-anywhere">
            {t('preview_subject', { subject: mail.konu })}
          </p>
          {view === 'metin' ? (
            <pre
              lang={language}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled by keys, too.
              tabIndex={0}
              className="max-h-[60dvh] overflow-auto whitespace-pre-wrap bg-mist p-4 text-13 wrap-anywhere"
            >
              {mail.metin}
            </pre>
          ) : (
            <div className="overflow-x-auto bg-mist">
              {/* Words that are being written: no script runs in it, no link leads anywhere. */}
              <iframe
                title={t('preview')}
                srcDoc={mail.html}
                sandbox="allow-same-origin"
                className="mx-auto block h-[60dvh] max-w-full border-0 bg-paper"
                style={{ width: WIDTHS[view] }}
              />
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
