import { SETTLEMENTS } from '@meltem/contract/agency/agency'
import { SALES_CHANNELS } from '@meltem/contract/agency/application'
import { type OfficeAgency, updateAgency } from '@meltem/contract/agency/office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { LOCALES } from '@meltem/i18n/locales'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/card.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { TextField, Tick } from '../../ui/form/text-field.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useAgencyAct } from './agency-query.ts'
import { MissingRight, Trouble } from './trouble.tsx'

export interface TabProps {
  readonly agency: OfficeAgency
}

type Seen = OfficeAgency['bilgi']

/** A value of a field as people read it. */
function useFactText() {
  const t = useTranslations('admin.agencies')
  const channels = useTranslations('admin.agencies.channel')
  return (name: keyof Seen, value: unknown): string => {
    const facts = { [name]: value } as Partial<Seen>
    if (name === 'kanallar') return (facts.kanallar ?? []).map((one) => channels(one)).join(', ')
    if (name === 'diller') return (facts.diller ?? []).map((one) => LOCALES[one].name).join(', ')
    if (name === 'bolgeler') return (facts.bolgeler ?? []).join(', ')
    if (facts.istenen_mutabakat) return t(`flow.${facts.istenen_mutabakat}`)
    if (facts.dil) return LOCALES[facts.dil].name
    return typeof value === 'string' ? value : ''
  }
}

const ORDER = [
  'unvan',
  'marka',
  'adres',
  'telefon',
  'e_mail',
  'web',
  'vergi_dairesi',
  'vergi_no',
  'iban',
  'tursab_no',
  'istenen_mutabakat',
  'kanallar',
  'diller',
  'bolgeler',
  'dil',
] as const satisfies readonly (keyof Seen)[]

/** Company, contact and how they sell; corrected field by field. */
export function FactsTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const may = useMay()
  const text = useFactText()
  const [isOpen, setOpen] = useState(false)
  const { said, say, refresh } = useAgencyAct()
  const { bilgi, basvuru_k_no } = agency
  const edits = may('acente.kosul')
  return (
    <>
      <MissingRight hak="acente.kosul" />
      <Panel
        title={t('facts')}
        aside={
          edits &&
          !isOpen && (
            <Button onClick={() => setOpen(true)} className="max-lg:min-h-11">
              {t('edit')}
            </Button>
          )
        }
      >
        {isOpen ? (
          <FactsForm
            agency={agency}
            onClose={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              say(t('saved'))
              void refresh()
            }}
          />
        ) : (
          <div className="grid max-w-[48rem] gap-3 p-4">
            <Facts rows={ORDER.map((name) => [t(`field.${name}`), text(name, bilgi[name]) || '–'] as const)} />
            {basvuru_k_no && edits && (
              <Link to={`/acenteler/basvuru/${basvuru_k_no}`} className="link inline-flex min-h-6 w-fit items-center">
                {t('to_application')}
              </Link>
            )}
          </div>
        )}
      </Panel>
      <UndoNote text={said} />
    </>
  )
}

interface FormProps extends TabProps {
  readonly onClose: () => void
  readonly onSaved: () => void
}

function FactsForm({ agency: { k_no, bilgi }, onClose, onSaved }: FormProps) {
  const t = useTranslations('admin.agencies')
  const text = useFactText()
  const form = useEdit<Seen, unknown>({
    seen: bilgi,
    send: ({ gorulen, yeni }) => call(updateAgency, { k_no, gorulen, yeni }),
    onSaved,
  })
  const { typed, put } = form
  const isWhole = [typed.unvan, typed.marka, typed.vergi_dairesi, typed.vergi_no, typed.adres].every(
    (value) => value.trim() !== '',
  )
  return (
    <EditForm form={form} canSave={isWhole} onClose={onClose}>
      {form.error ? (
        <Trouble error={form.error} />
      ) : (
        <SaveTrouble<Seen> form={form} nameOf={(name) => t(`field.${name}`)} wordsOf={text} />
      )}
      <div className="grid gap-3.5 sm:grid-cols-2 xl:grid-cols-3">
        {(['unvan', 'marka', 'adres', 'telefon', 'e_mail', 'vergi_dairesi', 'vergi_no'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            most={name === 'adres' ? 300 : 160}
            value={typed[name]}
            onChange={(value) => put({ [name]: value })}
          />
        ))}
        {(['iban', 'tursab_no', 'web'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            most={200}
            value={typed[name] ?? ''}
            onChange={(value) => put({ [name]: value.trim() === '' ? null : value })}
          />
        ))}
        <Choice
          inForm
          label={t('field.istenen_mutabakat')}
          value={typed.istenen_mutabakat}
          options={SETTLEMENTS.map((value) => ({ value, label: t(`flow.${value}`) }))}
          onChange={(value) => put({ istenen_mutabakat: value as Seen['istenen_mutabakat'] })}
        />
        <Choice
          inForm
          label={t('field.dil')}
          value={typed.dil}
          options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
          onChange={(value) => put({ dil: value as Seen['dil'] })}
        />
        <RegionsField value={typed.bolgeler} onChange={(bolgeler) => put({ bolgeler })} />
      </div>
      <Ticks form={form} />
    </EditForm>
  )
}

/** Typed with commas; the list is what stands between them. */
function RegionsField({ value, onChange }: { value: readonly string[]; onChange: (regions: string[]) => void }) {
  const t = useTranslations('admin.agencies')
  const [words, setWords] = useState(value.join(', '))
  const listOf = (typed: string) =>
    typed
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
  return (
    <TextField
      label={t('field.bolgeler')}
      hint={t('with_commas')}
      most={500}
      value={words}
      onChange={(typed) => {
        setWords(typed)
        onChange(listOf(typed))
      }}
    />
  )
}

function Ticks({ form: { typed, put } }: { form: Pick<ReturnType<typeof useEdit<Seen, unknown>>, 'typed' | 'put'> }) {
  const t = useTranslations('admin.agencies')
  const channels = useTranslations('admin.agencies.channel')
  return (
    <>
      <fieldset>
        <legend className="text-13 font-semibold">{t('field.kanallar')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {SALES_CHANNELS.map((one) => (
            <Tick
              key={one}
              label={channels(one)}
              value={typed.kanallar.includes(one)}
              onChange={(on) =>
                put({ kanallar: SALES_CHANNELS.filter((each) => (each === one ? on : typed.kanallar.includes(each))) })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-13 font-semibold">{t('field.diller')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {LANGUAGES.map((one) => (
            <Tick
              key={one}
              label={LOCALES[one].name}
              value={typed.diller.includes(one)}
              onChange={(on) =>
                put({ diller: LANGUAGES.filter((each) => (each === one ? on : typed.diller.includes(each))) })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
