import { NOTICE_KINDS, type NoticeKind, type NoticePreferences, updateMember } from '@meltem/contract/member/member'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { authStore, keepMember } from '../../platform/stores/auth-store.ts'
import { Note } from '../../ui/note.tsx'

/** Where each kind of notice goes. Every switch is saved at once; what cannot be saved jumps back and says why. */
export function NoticePreferencesForm() {
  const t = useTranslations('member.preferences')
  const user = authStore.use((state) => state.user)
  const call = useCall()
  const [outcome, setOutcome] = useState<{ good: boolean; message: string }>()
  const [wanted, setWanted] = useState<NoticePreferences>()
  if (!user) return null
  const shown = wanted ?? user.bildirimler
  const save = async (kind: NoticeKind, place: 'ekran' | 'e_posta', on: boolean) => {
    const bildirimler = { ...shown, [kind]: { ...shown[kind], [place]: on } }
    setWanted(bildirimler)
    const answer = await call(updateMember, { bildirimler })
    if (answer.success === 1) keepMember(answer.data)
    setWanted(undefined)
    setOutcome(answer.success === 1 ? { good: true, message: t('saved') } : { good: false, message: answer.message })
  }
  return (
    <section aria-labelledby="preferences-title" id="preferences" className="mt-14 max-w-[720px] scroll-mt-24">
      <h2 id="preferences-title" className="text-24">
        {t('title')}
      </h2>
      <p className="mt-1.5 mb-4 text-ink-2">{t('lead')}</p>
      <div aria-live="polite">
        {outcome ? <Note tone={outcome.good ? 'good' : 'danger'}>{outcome.message}</Note> : null}
      </div>
      <div className="rows mt-3 border-t-2 border-ink">
        {NOTICE_KINDS.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset cannot stand in a row with its switches
          <div
            key={kind}
            role="group"
            aria-labelledby={`notice-${kind}`}
            className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:items-center"
          >
            <span>
              <b id={`notice-${kind}`} className="block">
                {t(`kind.${kind}`)}
              </b>
              <span className="block text-14 text-ink-2">{t(`text.${kind}`)}</span>
            </span>
            <Switch
              id={`notice-${kind}-ekran`}
              label={t('screen')}
              on={shown[kind].ekran}
              onChange={(on) => void save(kind, 'ekran', on)}
            />
            {kind === 'guvenlik' ? (
              <span className="py-2 text-14 text-ink-2">{t('alwaysMailed')}</span>
            ) : (
              <Switch
                id={`notice-${kind}-e_posta`}
                label={t('mail')}
                on={shown[kind].e_posta}
                onChange={(on) => void save(kind, 'e_posta', on)}
              />
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

interface SwitchProps {
  readonly id: string
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ id, label, on, onChange }: SwitchProps) {
  return (
    <label className="check min-h-11 cursor-pointer items-center" htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
