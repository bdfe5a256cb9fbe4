import {
  type Colleague,
  endColleagueSessions,
  mailColleagueLink,
  resetColleagueFactor,
} from '@meltem/contract/staff/people'
import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { EditForm } from './edit-form.tsx'
import { SessionList } from './session-list.tsx'
import { DifferingRights } from './single-rights.tsx'
import type { usePersonAct } from './use-people.ts'

/** What is open below a person. */
export type OpenAct = 'edit' | 'reset' | 'sessions'

interface RowProps extends Pick<ReturnType<typeof usePersonAct>, 'act'> {
  readonly person: Colleague
  readonly isMe: boolean
  readonly opened: OpenAct | 'plain' | undefined
  readonly onOpen: (what: OpenAct | 'plain' | undefined) => void
}

const TONES = { davetli: 'wait', dolmus: 'bad', aktif: 'ok', kapali: 'plain' } as const satisfies Record<string, Tone>

function stateOf({ aktif, kayitli, davet_bitis }: Colleague): keyof typeof TONES {
  if (!aktif) return 'kapali'
  if (kayitli) return 'aktif'
  return davet_bitis ? 'davetli' : 'dolmus'
}

/** A colleague: who, what they may, how they get in, and what a manager can do about it. */
export function PersonRow(props: RowProps) {
  const { person, isMe, opened, act, onOpen } = props
  const t = useTranslations('admin.staff')
  const roles = useTranslations('admin.roles')
  const errorText = useErrorText()
  const state = stateOf(person)
  return (
    <li className="grid gap-3 border-line-soft border-b p-4 last:border-b-0">
      <div className="grid items-start gap-x-4 gap-y-2 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="min-w-0">
          <b className="block font-[640] break-words">
            {person.ad} {person.soyad} {isMe && <span className="font-normal text-ink-2">({t('you')})</span>}
          </b>
          <span className="block text-13 text-ink-2 wrap-anywhere">
            {roles(person.rol)} · {person.e_mail}
          </span>
          <DifferingRights holder={person} />
        </div>
        <div className="grid justify-items-start gap-1">
          <span className="flex flex-wrap gap-1.5">
            <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
            <Chip tone={person.ikinci_adim ? 'ok' : 'plain'}>{t(person.ikinci_adim ? 'step_on' : 'step_off')}</Chip>
          </span>
          <span className="num text-12 text-ink-2">
            {t('sessions', { count: person.oturum })}
            {person.son_gorulme ? ` · ${formatInstant(person.son_gorulme)}` : ''}
          </span>
        </div>
        <Acts {...props} />
      </div>
      {opened === 'plain' && act.error ? <Note tone="danger">{errorText(act.error)}</Note> : null}
      {opened === 'edit' && <EditForm person={person} isMe={isMe} act={act} onAbandon={() => onOpen(undefined)} />}
      {opened === 'sessions' && <SessionList person={person} act={act} />}
      {opened === 'reset' && <ResetPanel person={person} act={act} onAbandon={() => onOpen(undefined)} />}
    </li>
  )
}

function Acts({ person, isMe, act, opened, onOpen }: RowProps) {
  const t = useTranslations('admin.staff')
  const { k_no, e_mail, aktif, kayitli, oturum, ikinci_adim } = person
  const name = `${person.ad} ${person.soyad}`
  const at = (words: string) => ({ 'aria-label': `${words}: ${name}`, className: 'max-lg:min-h-11' })
  const now = (words: string, run: () => Promise<{ data: Colleague }>) => {
    onOpen('plain')
    if (!act.isPending) act.mutate({ run, words })
  }
  const link = t(kayitli ? 'link' : 'link_again')
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      <Button {...at(t('edit'))} aria-expanded={opened === 'edit'} onClick={() => onOpen('edit')}>
        {t('edit')}
      </Button>
      {aktif && !isMe && (
        <Button {...at(link)} onClick={() => now(t('link_sent', { e_mail }), () => call(mailColleagueLink, { k_no }))}>
          {link}
        </Button>
      )}
      {oturum > 0 && (
        <Button
          {...at(t('sessions_show'))}
          aria-expanded={opened === 'sessions'}
          onClick={() => onOpen(opened === 'sessions' ? undefined : 'sessions')}
        >
          {t('sessions_show')}
        </Button>
      )}
      {oturum > (isMe ? 1 : 0) && (
        <Button {...at(t('end'))} onClick={() => now(t('ended', { name }), () => call(endColleagueSessions, { k_no }))}>
          {t('end')}
        </Button>
      )}
      {ikinci_adim && !isMe && (
        <Button {...at(t('reset'))} aria-expanded={opened === 'reset'} onClick={() => onOpen('reset')}>
          {t('reset')}
        </Button>
      )}
    </div>
  )
}

/** It opens a door that was shut: what it does is said before, and the button repeats whose it is. */
function ResetPanel({ person, act, onAbandon }: Pick<RowProps, 'person' | 'act'> & { readonly onAbandon: () => void }) {
  const t = useTranslations('admin.staff')
  const errorText = useErrorText()
  const { k_no } = person
  const name = `${person.ad} ${person.soyad}`
  return (
    <div className="grid justify-items-start gap-3 border-danger border-l-3 bg-danger-tint p-3.5">
      <p>{t('reset_ask', { name })}</p>
      {act.error ? <Note tone="danger">{errorText(act.error)}</Note> : null}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={act.isPending}
          onClick={() =>
            act.mutate({ run: () => call(resetColleagueFactor, { k_no }), words: t('reset_done', { name }) })
          }
          className="border-danger! text-danger! max-lg:min-h-11"
        >
          {t('reset_do', { name })}
        </Button>
        <Button onClick={onAbandon} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </div>
  )
}
