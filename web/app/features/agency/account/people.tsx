import {
  type AgencyRole,
  type AgencyUser,
  changeAgencyRole,
  listAgencyUsers,
  removeAgencyUser,
  resetAgencySecondFactor,
} from '@meltem/contract/agency/agency'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectBox } from '../../../ui/form/field.tsx'
import { ProblemNote } from '../../../ui/note.tsx'
import { InviteForm } from './invite-form.tsx'

const ROLES: readonly AgencyRole[] = ['sahip', 'satis', 'muhasebe']

type Listed = OutputOf<typeof listAgencyUsers>['data'][number]

/** The agency's people. Owners invite, change and remove them; the others see who shares the account. */
export function People({ me }: { me: AgencyUser }) {
  const t = useTranslations('agencyAccount')
  const call = useAgencyCall()
  const { answer: listed, failure, again } = useAnswer(listAgencyUsers, {}, { call })
  const [problem, setProblem] = useState<string>()
  const after = (answer: { success: 0 | 1; message?: string }) => {
    setProblem(answer.success === 0 ? answer.message : undefined)
    again()
  }
  const isOwner = me.rol === 'sahip'
  return (
    <section aria-labelledby="acente-kisiler" className="grid gap-5">
      <h2 id="acente-kisiler">{t('people.heading')}</h2>
      <ProblemNote problem={problem ?? failure?.message} />
      <ul className="border-ink border-t-2">
        {listed?.data.map((person) => (
          <li
            key={person.k_no}
            className="grid items-center gap-3 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_180px_auto]"
          >
            <PersonName person={person} isMe={person.k_no === me.k_no} />
            <Controls person={person} isMe={person.k_no === me.k_no} isOwner={isOwner} after={after} />
          </li>
        ))}
      </ul>
      {isOwner ? <InviteForm onInvited={again} /> : null}
    </section>
  )
}

interface ControlsProps {
  readonly person: Listed
  readonly isMe: boolean
  readonly isOwner: boolean
  readonly after: (answer: { success: 0 | 1; message?: string }) => void
}

function Controls({ person, isMe, isOwner, after }: ControlsProps) {
  const t = useTranslations('agencyAccount')
  const call = useAgencyCall()
  if (!isOwner) return <span>{t(`roles.${person.rol}`)}</span>
  return (
    <>
      <SelectBox
        aria-label={t('people.roleOf', { ad: `${person.ad} ${person.soyad}` })}
        value={person.rol}
        onChange={async (event) =>
          after(
            await call(changeAgencyRole, {
              k_no: person.k_no,
              rol: event.target.value as AgencyRole,
            }),
          )
        }
        options={ROLES.map((rol) => ({ value: rol, label: t(`roles.${rol}`) }))}
      />
      <div className="flex flex-wrap gap-2 sm:justify-end">
        {person.ikinci_adim && !isMe ? (
          <Button size="sm" onClick={async () => after(await call(resetAgencySecondFactor, { k_no: person.k_no }))}>
            {t('people.reset')}
          </Button>
        ) : null}
        <Button
          size="sm"
          aria-label={t('people.removeOf', { ad: `${person.ad} ${person.soyad}` })}
          onClick={async () => after(await call(removeAgencyUser, { k_no: person.k_no }))}
        >
          {t('people.remove')}
        </Button>
      </div>
    </>
  )
}

function PersonName({ person, isMe }: { person: Listed; isMe: boolean }) {
  const t = useTranslations('agencyAccount')
  const wanting = person.davet_bekliyor ? t('people.invited') : t('people.noApp')
  const state = person.ikinci_adim ? '' : wanting
  return (
    <div className="min-w-0">
      <p className="font-bold">
        {person.ad} {person.soyad}
        {isMe ? <span className="font-normal text-ink-2"> · {t('people.me')}</span> : null}
      </p>
      <p className="break-all text-14 text-ink-2">
        {person.e_mail}
        {state ? ` · ${state}` : ''}
      </p>
    </div>
  )
}
