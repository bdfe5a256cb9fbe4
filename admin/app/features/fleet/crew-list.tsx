import { CREW_DUTIES } from '@meltem/contract/departure/office'
import { type CrewRow, type MemberFields, saveMember } from '@meltem/contract/fleet/office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { upperCase } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EditForm } from '../../ui/edit/edit-form.tsx'
import { plainWords, SaveTrouble } from '../../ui/edit/save-trouble.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { FLEET_KEY, type Fleet } from './use-fleet.ts'
import { TextField } from './vehicle-form.tsx'

type Edit = FieldEdit<MemberFields>

function useCrew() {
  const t = useTranslations('admin.fleet')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: FLEET_KEY })
  const [done, setDone] = usePassing<{ text: string; member: CrewRow; edit: Edit }>()
  const send = (member: CrewRow, edit: Edit) => call(saveMember, { k_no: member.k_no, surum: member.surum, ...edit })
  const leave = useMutation({
    mutationFn: ({ member, edit }: { member: CrewRow; edit: Edit }) => send(member, edit),
    onSuccess: (_, { member, edit }) =>
      setDone({ text: t(edit.yeni.aktif ? 'member_back' : 'member_left'), member, edit }),
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: ({ member, edit }: { member: CrewRow; edit: Edit }) =>
      send(member, { gorulen: edit.yeni, yeni: edit.gorulen }),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  return { done, setDone, leave, undo, refresh }
}

/** Guides, skippers, drivers and hands. */
export function CrewList({ fleet }: { fleet: Fleet }) {
  const t = useTranslations('admin.fleet')
  const errorText = useErrorText()
  const may = useMay()('kalkis.yaz')
  const { done, setDone, leave, undo, refresh } = useCrew()
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <Panel
      title={t('crew')}
      aside={
        may &&
        open !== 'new' && (
          <Button data-key="new" onClick={() => setOpen('new')} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('add_member')}
          </Button>
        )
      }
    >
      {open === 'new' && (
        <MemberForm
          fleet={fleet}
          onClose={close}
          onSaved={() => {
            close()
            void refresh()
          }}
        />
      )}
      {leave.error && <Note tone="danger">{errorText(leave.error)}</Note>}
      {fleet.ekip.length === 0 && open === undefined && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_crew')}</p>
          <p>{t('no_crew_next')}</p>
        </Nothing>
      )}
      <ul>
        {fleet.ekip.map((member) => (
          <li key={member.k_no} className="border-line-soft border-b last:border-b-0">
            <MemberLine
              member={member}
              fleet={fleet}
              may={may}
              isOpen={open === member.k_no}
              onOpen={() => setOpen(open === member.k_no ? undefined : member.k_no)}
              onLeave={() =>
                leave.mutate({ member, edit: { gorulen: { aktif: member.aktif }, yeni: { aktif: !member.aktif } } })
              }
            />
            {open === member.k_no && (
              <MemberForm
                fleet={fleet}
                member={member}
                onClose={close}
                onSaved={(edit) => {
                  close()
                  setDone({ text: t('saved'), member, edit })
                  void refresh()
                }}
              />
            )}
          </li>
        ))}
      </ul>
      <UndoNote text={done?.text} busy={undo.isPending} onUndo={done && (() => undo.mutate(done))} />
    </Panel>
  )
}

interface LineProps {
  readonly member: CrewRow
  readonly fleet: Fleet
  readonly may: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onLeave: () => void
}

function MemberLine({ member, fleet, may, isOpen, onOpen, onLeave }: LineProps) {
  const t = useTranslations('admin.fleet')
  const name = `${member.ad} ${member.soyad}`
  const login = fleet.girisler.find(({ k_no }) => k_no === member.personel_k_no)
  const vehicle = [member.arac, member.plaka].filter(Boolean).join(' ')
  const facts = [
    t(`duty.${member.gorev}`),
    member.diller.map((one) => upperCase('en', one)).join(' '),
    vehicle,
    login && t('has_login'),
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <b className={`font-[620] ${member.aktif ? '' : 'text-ink-2'}`}>{name}</b>
          {!member.aktif && <Chip tone="plain">{t('has_left')}</Chip>}
          {member.gelecek > 0 && (
            <Chip tone={member.aktif ? 'ok' : 'bad'}>{t('duties', { count: member.gelecek })}</Chip>
          )}
        </p>
        <p className="text-13 text-ink-2">{facts.join(' · ')}</p>
      </div>
      {member.telefon && (
        <a href={`tel:${member.telefon}`} className="link num inline-flex min-h-6 items-center text-13 max-lg:min-h-11">
          {member.telefon}
        </a>
      )}
      {may && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            aria-expanded={isOpen}
            aria-label={t('edit_name', { name })}
            onClick={onOpen}
            className="max-lg:min-h-11"
          >
            {t('edit')}
          </Button>
          <Button
            aria-label={t(member.aktif ? 'leave_name' : 'return_name', { name })}
            onClick={onLeave}
            className="max-lg:min-h-11"
          >
            {t(member.aktif ? 'leave' : 'return')}
          </Button>
        </div>
      )}
    </div>
  )
}

const NEW: MemberFields = {
  ad: '',
  soyad: '',
  gorev: 'rehber',
  diller: ['tr'],
  telefon: null,
  aktif: true,
  personel_k_no: null,
  arac: null,
  plaka: null,
  koltuk: null,
}

function fieldsOf(member: CrewRow): MemberFields {
  const { k_no: _key, surum: _version, gelecek: _duties, ...fields } = member
  return fields
}

interface MemberFormProps {
  readonly fleet: Fleet
  readonly member?: CrewRow
  readonly onClose: () => void
  readonly onSaved: (edit: Edit) => void
}

/** Name, duty, languages, phone, login, and the vehicle of a driver. */
function MemberForm({ fleet, member, onClose, onSaved }: MemberFormProps) {
  const t = useTranslations('admin.fleet')
  const [k_no] = useState(() => member?.k_no ?? crypto.randomUUID())
  const form = useEdit<MemberFields, unknown>({
    seen: member ? fieldsOf(member) : NEW,
    isNew: !member,
    send: (edit) => call(saveMember, { k_no, surum: member?.surum ?? 0, ...edit }),
    onSaved: (_, edit) => onSaved(edit),
  })
  const { typed, put } = form
  return (
    <EditForm form={form} canSave={!member || form.isDirty} onClose={onClose}>
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <TextField label={t('member.ad')} value={typed.ad} most={80} required onChange={(ad) => put({ ad })} />
        <TextField
          label={t('member.soyad')}
          value={typed.soyad}
          most={80}
          required
          onChange={(soyad) => put({ soyad })}
        />
        <div className="w-40">
          <Choice
            inForm
            label={t('member.gorev')}
            value={typed.gorev}
            options={CREW_DUTIES.map((value) => ({ value, label: t(`duty.${value}`) }))}
            onChange={(value) => put({ gorev: CREW_DUTIES.find((one) => one === value) ?? 'rehber' })}
          />
        </div>
        <TextField
          label={t('member.telefon')}
          type="tel"
          value={typed.telefon ?? ''}
          most={40}
          onChange={(telefon) => put({ telefon: telefon || null })}
        />
        <div className="w-60 max-w-full">
          <Choice
            inForm
            label={t('member.personel_k_no')}
            value={typed.personel_k_no ?? ''}
            options={[
              { value: '', label: t('no_login') },
              ...fleet.girisler.map(({ k_no: value, ad }) => ({ value, label: ad })),
            ]}
            onChange={(value) => put({ personel_k_no: value || null })}
          />
        </div>
      </div>
      <Languages value={typed.diller} onChange={(diller) => put({ diller })} />
      {typed.gorev === 'surucu' && <DriverVehicle fleet={fleet} typed={typed} put={put} />}
      <MemberTrouble fleet={fleet} form={form} />
    </EditForm>
  )
}

function MemberTrouble({ fleet, form }: { fleet: Fleet; form: ReturnType<typeof useEdit<MemberFields, unknown>> }) {
  const t = useTranslations('admin.fleet')
  const loginOf = (key: unknown) => fleet.girisler.find((one) => one.k_no === key)?.ad ?? t('no_login')
  return (
    <SaveTrouble<MemberFields>
      form={form}
      nameOf={(field) => t(`member.${field}`)}
      wordsOf={(field, value) => {
        if (field === 'personel_k_no') return loginOf(value)
        return field === 'gorev' ? t(`duty.${value as MemberFields['gorev']}`) : plainWords(value)
      }}
    />
  )
}

function Languages({
  value,
  onChange,
}: {
  value: MemberFields['diller']
  onChange: (value: MemberFields['diller']) => void
}) {
  const t = useTranslations('admin.fleet')
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-semibold">{t('member.diller')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {LANGUAGES.map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-2 max-lg:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-sea-deep"
              checked={value.includes(one)}
              onChange={(event) =>
                onChange(LANGUAGES.filter((each) => (each === one ? event.target.checked : value.includes(each))))
              }
            />
            <span lang={one}>{LOCALES[one].name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A vehicle of the fleet fills the rest in; another one is typed. */
function DriverVehicle({
  fleet,
  typed,
  put,
}: {
  fleet: Fleet
  typed: MemberFields
  put: (part: Partial<MemberFields>) => void
}) {
  const t = useTranslations('admin.fleet')
  const own = fleet.araclar.filter(({ aktif }) => aktif)
  const chosen = own.find(({ plaka }) => plaka === typed.plaka)
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <div className="w-72 max-w-full">
        <Choice
          inForm
          label={t('member_vehicle')}
          value={chosen?.k_no ?? ''}
          options={[
            { value: '', label: t('other_vehicle') },
            ...own.map(({ k_no, plaka, ad }) => ({ value: k_no, label: `${plaka} · ${ad}` })),
          ]}
          onChange={(key) => {
            const vehicle = own.find(({ k_no }) => k_no === key)
            put(
              vehicle
                ? { arac: vehicle.ad, plaka: vehicle.plaka, koltuk: vehicle.koltuk }
                : { arac: null, plaka: null, koltuk: null },
            )
          }}
        />
      </div>
      {!chosen && (
        <>
          <TextField
            label={t('member.arac')}
            value={typed.arac ?? ''}
            most={80}
            onChange={(arac) => put({ arac: arac || null })}
          />
          <TextField
            label={t('member.plaka')}
            value={typed.plaka ?? ''}
            most={20}
            narrow
            onChange={(plaka) => put({ plaka: plaka || null })}
          />
          <NumberField
            label={t('member.koltuk')}
            value={typed.koltuk}
            least={1}
            most={99}
            onChange={(koltuk) => put({ koltuk })}
          />
        </>
      )}
    </div>
  )
}
