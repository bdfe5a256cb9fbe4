import { getOtherSettings } from '@meltem/contract/settings'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Icon } from '../../ui/icon.tsx'

/** The membership agreement in the language of the page, on top of the registration. */
export function AgreementDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('login')
  const ref = useRef<HTMLDialogElement>(null)
  const text = useAgreement()
  useEffect(() => ref.current?.showModal(), [])
  return (
    <dialog
      ref={ref}
      aria-labelledby="agreement-title"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-48px)] w-[min(680px,100%-48px)] max-w-none rounded-control bg-paper shadow-e2 open:flex open:flex-col"
    >
      <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6">
        <h2 id="agreement-title" className="text-20">
          {t('agreementTitle')}
        </h2>
        <button type="button" aria-label={t('close')} className="icon-btn" onClick={() => ref.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, also by key */}
      <div tabIndex={0} className="overflow-y-auto px-6 py-5 whitespace-pre-line" aria-live="polite">
        {text ?? t('agreementLoading')}
      </div>
    </dialog>
  )
}

/** Undefined while it is on its way. */
function useAgreement(): string | undefined {
  const t = useTranslations('login')
  const { language, defaultLanguage } = useFrame()
  const { answer, failure } = useAnswer(getOtherSettings, {})
  if (failure) return failure.message
  const agreement = answer?.data.uyelik_sozlesmesi
  return agreement && (agreement[language] || agreement[defaultLanguage] || t('agreementEmpty'))
}
