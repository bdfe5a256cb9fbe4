import { makeSubAgency, resetUserSecondFactor, type SubAgency } from '@meltem/contract/agency/application'
import type { OfficeAgency } from '@meltem/contract/agency/office'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { formatPercent } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import { useAgencyAct } from './agency-query.ts'
import { AgencyState } from './agency-rows.tsx'
import type { TabProps } from './facts-tab.tsx'
import { MissingRight, Trouble } from './trouble.tsx'

type Act = ReturnType<typeof useAgencyAct>['act']
type Person = OfficeAgency['kisiler'][number]

/** Who works there, and who sells below them. */
export function PeopleTab({ agency }: TabProps) {
  const t = useTranslations('admin.agencies')
  const [open, setOpen] = useState<string>()
  const { act, said } = useAgencyAct(() => setOpen(undefined))
  const toggle = (what: string | undefined) => {
    act.reset()
    setOpen(what)
  }
  return (
    <>
      <MissingRight hak="acente.kosul" />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('people')}>
          {agency.kisiler.length === 0 && <Nothing>{t('no_people')}</Nothing>}
          <ul aria-label={t('people')}>
            {agency.kisiler.map((person) => (
              <PersonLine key={person.k_no} agency={agency} person={person} open={open} onOpen={toggle} act={act} />
            ))}
          </ul>
        </Panel>
        {!agency.ust && <SubAgencies agency={agency} open={open} onOpen={toggle} act={act} />}
      </div>
      <UndoNote text={said} />
    </>
  )
}

interface OpenProps extends TabProps {
  readonly open: string | undefined
  readonly onOpen: (what: string | undefined) => void
  readonly act: Act
}

function PersonLine({ agency, person, open, onOpen, act }: OpenProps & { person: Person }) {
  const t = useTranslations('admin.agencies')
  const roles = useTranslations('admin.agencies.role')
  const may = useMay()
  const { k_no, ad, soyad, e_mail, rol, davet_bekliyor, ikinci_adim } = person
  const name = `${ad} ${soyad}`
  return (
    <li className="grid gap-3 border-line-soft border-b p-4 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0">
          <b className="block font-[640] wrap-anywhere">{name}</b>
          <span className="block text-13 text-ink-2 wrap-anywhere">
            {roles(rol)} · {e_mail}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2">
          {davet_bekliyor ? (
            <Chip tone="wait">{t('invited')}</Chip>
          ) : (
            <Chip tone={ikinci_adim ? 'ok' : 'plain'}>{t(ikinci_adim ? 'step_on' : 'step_off')}</Chip>
          )}
          {ikinci_adim && may('acente.kosul') && open !== k_no && (
            <Button aria-label={`${t('reset')}: ${name}`} onClick={() => onOpen(k_no)} className="max-lg:min-h-11">
              {t('reset')}
            </Button>
          )}
        </span>
      </div>
      {open === k_no && (
        <ActPanel
          danger
          title={t('reset')}
          error={null}
          busy={act.isPending}
          button={t('reset_do', { name })}
          onSubmit={() =>
            act.mutate({
              run: () => call(resetUserSecondFactor, { acente_k_no: agency.k_no, e_mail }),
              words: t('reset_done', { name }),
            })
          }
          onAbandon={() => onOpen(undefined)}
        >
          <p>{t('reset_text', { name })}</p>
          <Trouble error={act.error} />
        </ActPanel>
      )}
    </li>
  )
}

const NEW = 'new'

function SubAgencies({ agency, open, onOpen, act }: OpenProps) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const may = useMay()
  const adds = may('acente.kosul') && agency.durum === 'aktif'
  return (
    <Panel
      title={t('subs')}
      aside={
        adds &&
        open !== NEW && (
          <Button onClick={() => onOpen(NEW)} className="max-lg:min-h-11">
            <Plus aria-hidden="true" className="icon" />
            {t('sub_add')}
          </Button>
        )
      }
    >
      {open === NEW && <SubForm agency={agency} act={act} onAbandon={() => onOpen(undefined)} />}
      {agency.altlar.length === 0 && open !== NEW && <Nothing>{t('no_subs')}</Nothing>}
      <ul aria-label={t('subs')}>
        {agency.altlar.map((sub) => (
          <li
            key={sub.k_no}
            className="flex flex-wrap items-center justify-between gap-2 border-line-soft border-b p-4 last:border-b-0"
          >
            <span>
              <Link to={`/acenteler/${sub.k_no}`} className="link font-[640]">
                {sub.marka}
              </Link>
              <small className="block text-12 text-ink-2">
                <span className="num">{sub.kno}</span> ·{' '}
                {sub.oran === null ? t('no_share') : t('share', { rate: formatPercent(language, sub.oran) })}
              </small>
            </span>
            <AgencyState durum={sub.durum} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const EMPTY = {
  unvan: '',
  marka: '',
  vergi_dairesi: '',
  vergi_no: '',
  adres: '',
  ad: '',
  soyad: '',
  telefon: '+90',
  e_mail: '',
}

/** A branch or partner that sells by the contract of the agency above it; its owner is invited by mail. */
function SubForm({ agency, act, onAbandon }: TabProps & { act: Act; onAbandon: () => void }) {
  const t = useTranslations('admin.agencies')
  const { language } = useLanguage()
  const [form, setForm] = useState(EMPTY)
  const [lang, setLang] = useState<SubAgency['lang']>(language)
  const { ad, soyad, telefon, e_mail, ...company } = form
  return (
    <ActPanel
      title={t('sub_add')}
      error={null}
      busy={act.isPending}
      blocked={Object.values(form).some((value) => value.trim() === '')}
      button={t('sub_do', { e_mail: e_mail.trim() || '…' })}
      onSubmit={() => {
        const yetkili = { ad, soyad, telefon: telefon.replaceAll(/\s/g, ''), e_mail: e_mail.trim().toLowerCase() }
        const run = () => call(makeSubAgency, { ust_acente_k_no: agency.k_no, ...company, yetkili, lang })
        act.mutate({ run, words: t('sub_done', { name: company.marka }) })
      }}
      onAbandon={onAbandon}
    >
      <p>{t('sub_text', { name: agency.bilgi.marka })}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['unvan', 'marka', 'vergi_dairesi', 'vergi_no', 'adres'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            most={name === 'adres' ? 300 : 160}
            value={form[name]}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
        ))}
        {(['ad', 'soyad', 'telefon', 'e_mail'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`owner.${name}`)}
            most={name === 'e_mail' ? 254 : 80}
            value={form[name]}
            onChange={(value) => setForm({ ...form, [name]: value })}
          />
        ))}
        <Choice
          inForm
          label={t('field.dil')}
          value={lang}
          options={LANGUAGES.map((value) => ({ value, label: LOCALES[value].name }))}
          onChange={(value) => setLang(LANGUAGES.find((one) => one === value) ?? lang)}
        />
      </div>
      <Trouble error={act.error} />
    </ActPanel>
  )
}
