import { approveApplication, moveApplication } from '@meltem/contract/agency/application'
import { LOCALES } from '@meltem/i18n/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ActPanel } from '../reservation/act-panel.tsx'
import { currenciesQuery, type useAgencyAct } from './agency-query.ts'
import type { Application } from './application-papers.tsx'
import { Trouble } from './trouble.tsx'

type Act = ReturnType<typeof useAgencyAct>['act']
type Open = 'onayla' | 'sor' | 'reddet'

interface VerdictProps {
  readonly application: Application
  readonly act: Act
}

/** What can be done about an application that is not decided: looked at, asked about, declined, approved. */
export function Verdict({ application, act }: VerdictProps) {
  const t = useTranslations('admin.agencies.application')
  const [open, setOpen] = useState<Open>()
  const { k_no, durum } = application
  const close = () => {
    act.reset()
    setOpen(undefined)
  }
  const toggle = (what: Open) => ({
    'aria-expanded': open === what,
    className: 'max-lg:min-h-11',
    onClick: () => {
      act.reset()
      setOpen(what)
    },
  })
  if (open === 'onayla') return <Approve application={application} act={act} onAbandon={close} />
  if (open) return <Answer key={open} application={application} what={open} act={act} onAbandon={close} />
  return (
    <div className="grid gap-3">
      <Trouble error={act.error} />
      <div className="flex flex-wrap gap-2">
        <Button look="sun" {...toggle('onayla')}>
          {t('approve')}
        </Button>
        {durum === 'alindi' && (
          <Button
            busy={act.isPending}
            onClick={() =>
              act.mutate({ run: () => call(moveApplication, { k_no, durum: 'inceleniyor' }), words: t('taken') })
            }
            className="max-lg:min-h-11"
          >
            {t('take')}
          </Button>
        )}
        <Button {...toggle('sor')}>{t('ask')}</Button>
        <Button {...toggle('reddet')}>{t('decline')}</Button>
      </div>
    </div>
  )
}

interface PanelProps extends VerdictProps {
  readonly onAbandon: () => void
}

/** The currency of an account stays: it is chosen before there is one. */
function Approve({ application, act, onAbandon }: PanelProps) {
  const t = useTranslations('admin.agencies.application')
  const { data: exchange } = useQuery(currenciesQuery)
  const [chosen, setChosen] = useState<string>()
  const kur = chosen ?? exchange?.varsayilan
  const { k_no, form } = application
  const { marka, yetkili } = form
  return (
    <ActPanel
      title={t('approve')}
      error={null}
      busy={act.isPending}
      blocked={kur === undefined}
      button={t('approve_do', { name: marka, kur: kur ?? '' })}
      onSubmit={() =>
        act.mutate({ run: () => call(approveApplication, { k_no, kur }), words: t('approved', { name: marka }) })
      }
      onAbandon={onAbandon}
    >
      <p>{t('approve_text', { owner: `${yetkili.ad} ${yetkili.soyad}`, e_mail: yetkili.e_mail })}</p>
      <div className="w-48 max-w-full">
        <Choice
          inForm
          label={t('currency')}
          value={kur ?? ''}
          options={(exchange?.kurlar ?? []).map(({ kod }) => ({ value: kod, label: kod }))}
          onChange={setChosen}
        />
      </div>
      <Trouble error={act.error} />
    </ActPanel>
  )
}

/** A question or a refusal: the applicant reads the words as they are written here. */
function Answer({ application, what, act, onAbandon }: PanelProps & { what: 'sor' | 'reddet' }) {
  const t = useTranslations('admin.agencies.application')
  const [words, setWords] = useState('')
  const { k_no, form, dil } = application
  const declines = what === 'reddet'
  const durum = declines ? 'reddedildi' : 'bilgi_bekleniyor'
  return (
    <ActPanel
      title={t(declines ? 'decline' : 'ask')}
      danger={declines}
      error={null}
      busy={act.isPending}
      blocked={words.trim() === ''}
      button={t(declines ? 'decline_do' : 'ask_do', { name: form.marka })}
      onSubmit={() =>
        act.mutate({
          run: () => call(moveApplication, { k_no, durum, aciklama: words.trim() }),
          words: t(declines ? 'declined' : 'asked', { name: form.marka }),
        })
      }
      onAbandon={onAbandon}
    >
      <TextField
        label={t(declines ? 'reason' : 'question')}
        hint={t('their_language', { language: LOCALES[dil].name })}
        lang={dil}
        long
        most={2000}
        value={words}
        onChange={setWords}
      />
      <Trouble error={act.error} />
    </ActPanel>
  )
}
