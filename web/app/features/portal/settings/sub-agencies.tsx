import { listSubAgencies, type SubAgency, setSubAgencyShare } from '@meltem/contract/agency/tools'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../../platform/calls/agency-session.ts'
import { textOf } from '../../../platform/calls/form-text.ts'
import { useAnswer } from '../../../platform/calls/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Note } from '../../../ui/note.tsx'
import { Waiting } from '../portal-parts.tsx'
import { SubAgencyForm } from './sub-agency-form.tsx'

export function SubAgencies() {
  const t = useTranslations('agencyPortal')
  const { answer, failure, again } = useAnswer(listSubAgencies, {}, { call: useAgencyCall() })
  return (
    <section aria-labelledby="portal-subs">
      <h2 id="portal-subs" className="text-24">
        {t('subs')}
      </h2>
      {answer ? null : <Waiting problem={failure?.message} />}
      {answer?.data.length === 0 ? <p className="text-ink-2">{t('noSubs')}</p> : null}
      <ul className="rows">
        {answer?.data.map((sub) => (
          <SubRow key={sub.k_no} sub={sub} onSaved={again} />
        ))}
      </ul>
      <SubAgencyForm onMade={again} />
    </section>
  )
}

function SubRow({ sub, onSaved }: { sub: SubAgency; onSaved: () => void }) {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const [said, setSaid] = useState<{ good: boolean; text: string }>()
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const oran = Number(textOf(new FormData(event.currentTarget), 'oran').replace(',', '.'))
    const answer = await call(setSubAgencyShare, { k_no: sub.k_no, oran })
    setSaid(answer.success === 1 ? { good: true, text: t('saved') } : { good: false, text: answer.message })
    if (answer.success === 1) onSaved()
  }
  return (
    <li>
      <form onSubmit={(event) => void save(event)} className="flex flex-wrap items-end justify-between gap-4">
        <span>
          <b className="block">{sub.marka}</b>
          <span className="text-14 text-ink-2">{t('number', { no: sub.kno })}</span>
        </span>
        <span className="flex items-end gap-3">
          <TextField
            id={`share-${sub.k_no}`}
            name="oran"
            inputMode="decimal"
            maxLength={6}
            pattern="[0-9]{1,3}([.,][0-9]{1,2})?"
            defaultValue={sub.oran}
            label={t('share')}
          />
          <Button type="submit" look="line">
            {t('keep')}
          </Button>
        </span>
      </form>
      {said ? (
        <Note tone={said.good ? 'good' : 'danger'} alert>
          {said.text}
        </Note>
      ) : null}
    </li>
  )
}
