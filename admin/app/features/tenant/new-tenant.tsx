import { openTenant } from '@meltem/contract/tenant/installation'
import { LANGUAGES, type Language } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { TextField, Tick } from '../../ui/form/text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { EMPTY_DRAFT, type Fault, readDraft, type TenantDraft } from './tenant-draft.ts'
import { type InstallationAct, useRefusal } from './use-installation.ts'

interface NewTenantProps {
  readonly act: InstallationAct
  readonly onAbandon: () => void
}

/** The same few answers as the command asks for; everything else is filled in and changed in the office. */
export function NewTenant({ act, onAbandon }: NewTenantProps) {
  const t = useTranslations('admin.installation')
  const refusal = useRefusal()
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const send = () => {
    const read = readDraft(draft)
    setFaults(read.faults)
    if (act.isPending || read.faults.length > 0) return
    const { kod, yonetici } = read.input
    act.mutate({ run: () => call(openTenant, read.input), words: t('created', { kod, e_mail: yonetici.e_mail }) })
  }
  return (
    <Panel title={t('new')} className="mb-4">
      <form
        className="grid gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="text-ink-2">{t('new_lead')}</p>
        {faults.length > 0 && (
          <Note tone="danger">
            {faults.map((fault) => (
              <p key={JSON.stringify(fault)}>{t(fault.rule, { host: '', kod: '', ...fault })}</p>
            ))}
          </Note>
        )}
        {faults.length === 0 && act.error && <Note tone="danger">{refusal(act.error)}</Note>}
        <TenantFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="sun" busy={act.isPending} className="max-lg:min-h-11">
            {t('create')}
          </Button>
          <Button onClick={onAbandon} className="max-lg:min-h-11">
            {t('abandon')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

interface FieldsProps {
  readonly draft: TenantDraft
  readonly onChange: (part: Partial<TenantDraft>) => void
}

function TenantFields({ draft, onChange }: FieldsProps) {
  const t = useTranslations('admin.installation')
  const text = (name: keyof Omit<TenantDraft, 'diller'>) => ({
    label: t(name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <TextField {...text('kod')} most={31} hint={t('kod_hint')} required />
        <TextField {...text('marka')} most={80} required />
        <TextField {...text('unvan')} most={200} hint={t('unvan_hint')} />
        <TextField {...text('currencies')} most={100} hint={t('currencies_hint')} />
      </div>
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-2">
        <TextField {...text('hosts')} long most={2000} hint={t('hosts_hint')} />
        <LanguageFields diller={draft.diller} onChange={(diller) => onChange({ diller })} />
      </div>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="mb-2 font-[640]">{t('manager')}</legend>
        <TextField {...text('ad')} most={80} required />
        <TextField {...text('soyad')} most={80} required />
        <TextField {...text('e_mail')} type="email" most={254} required />
      </fieldset>
    </>
  )
}

interface LanguagesProps {
  readonly diller: readonly Language[]
  readonly onChange: (diller: readonly Language[]) => void
}

/** The main one comes first. */
function LanguageFields({ diller, onChange }: LanguagesProps) {
  const t = useTranslations('admin.installation')
  const toggle = (each: Language, on: boolean) =>
    onChange(on ? [...diller, each] : diller.filter((spoken) => spoken !== each))
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="text-13 font-semibold">{t('languages')}</legend>
      <div className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((each) => (
          <Tick
            key={each}
            label={LOCALES[each].name}
            value={diller.includes(each)}
            onChange={(on) => toggle(each, on)}
          />
        ))}
      </div>
      {diller.length > 1 && (
        <Choice
          inForm
          label={t('main_language')}
          value={diller[0] ?? ''}
          options={diller.map((each) => ({ value: each, label: LOCALES[each].name }))}
          onChange={(main) => onChange([...diller].sort((a, b) => Number(b === main) - Number(a === main)))}
        />
      )}
    </fieldset>
  )
}
