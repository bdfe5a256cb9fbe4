import { getMailText, listMailTexts, MAIL_TEXTS, type MailText } from '@meltem/contract/mail-text-office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextEditor } from './text-editor.tsx'

type Listed = OutputOf<typeof listMailTexts>['data'][number]

/** The words of the mails to guests, members and agencies (PEOPLE-74). */
export function TextsSection({ languages }: { languages: readonly Language[] }) {
  const t = useTranslations('admin.settings.texts')
  const [tur, setTur] = useState<MailText>(MAIL_TEXTS[0])
  const [dil, setDil] = useState<Language>(languages[0] ?? 'tr')
  const list = useQuery({
    queryKey: ['eposta-metinleri'],
    queryFn: async ({ signal }) => (await call(listMailTexts, {}, signal)).data,
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['eposta-metinleri', tur, dil],
    queryFn: async ({ signal }) => (await call(getMailText, { tur, dil }, signal)).data,
  })
  if (!list.data) {
    return list.error ? <Problem error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton lines={6} />
  }
  const own = list.data.find((one) => one.tur === tur)?.kendi ?? []
  return (
    <>
      <Panel title={t('title')}>
        <p className="border-line-soft border-b px-4 py-3 text-13 text-ink-2">{t('lead')}</p>
        <div className="grid gap-3 px-4 py-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <MailChoice list={list.data} tur={tur} onChange={setTur} />
          <Choice
            label={t('language')}
            value={dil}
            onChange={(value) => setDil(LANGUAGES.find((one) => one === value) ?? dil)}
            options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
          />
        </div>
        {own.length > 0 && (
          <p className="px-4 pb-3 text-13 text-ink-2">
            {t('own_in', { languages: own.map((one) => LOCALES[one].name).join(', ') })}
          </p>
        )}
      </Panel>
      {data && <TextEditor key={`${tur}:${dil}`} text={data} />}
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
    </>
  )
}

interface ChoiceProps {
  readonly list: readonly Listed[]
  readonly tur: MailText
  readonly onChange: (tur: MailText) => void
}

/** Told by who gets it and by the subject of the house. */
function MailChoice({ list, tur, onChange }: ChoiceProps) {
  const t = useTranslations('admin.settings.texts')
  const kinds = useTranslations('admin.delivery.mail')
  const options = list.map((one) => {
    const kind = one.tur.split('.')[0] as Parameters<typeof kinds>[0]
    return { value: one.tur, label: `${kinds(kind)} · ${one.konu}`, group: t(`to.${readerOf(kind)}`) }
  })
  return (
    <Choice
      label={t('mail')}
      value={tur}
      onChange={(value) => onChange(MAIL_TEXTS.find((one) => one === value) ?? tur)}
      options={options}
    />
  )
}

const TO_GUESTS = new Set(['reservation_guest', 'payment_guest', 'trip_link', 'departure_message', 'waiting_free'])

function readerOf(kind: string): 'guests' | 'visitors' | 'agencies' {
  if (kind.includes('agency')) return 'agencies'
  return TO_GUESTS.has(kind) ? 'guests' : 'visitors'
}
