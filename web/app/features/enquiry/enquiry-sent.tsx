import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { Note } from '../../ui/note.tsx'

export function EnquirySent({ sent }: { sent: { readonly talep_no: string; readonly e_mail: string } }) {
  const { language } = useFrame()
  const t = useTranslations('enquiry.sent')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-30 focus-visible:shadow-none">
        {t('title')}
      </h2>
      <Note tone="good">{t('text', sent)}</Note>
      <div>
        <a className="btn btn-line btn-lg" href={`/${language}/d`}>
          {t('browse')}
        </a>
      </div>
    </div>
  )
}
