import { type Colleague, updateColleague } from '@meltem/contract/staff/people'
import { formatInstant } from '@meltem/i18n/format'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { type Contest, contestOf } from '../../ui/edit/contest.ts'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { type PersonDraft, PersonFields } from './person-fields.tsx'
import { SingleRights } from './single-rights.tsx'
import type { usePersonAct } from './use-people.ts'

/** What the server says where another manager was quicker. */
interface Contested extends Contest<PersonDraft & { readonly aktif: boolean }> {
  readonly surum: number
}

interface EditProps extends Pick<ReturnType<typeof usePersonAct>, 'act'> {
  readonly person: Colleague
  readonly isMe: boolean
  readonly onAbandon: () => void
}

/** Name, role, language and access; another manager's change in between stands beside one's own (PEOPLE-17). */
export function EditForm({ person, isMe, act, onAbandon }: EditProps) {
  const t = useTranslations('admin.staff')
  const errorText = useErrorText()
  const { k_no, ad, soyad, rol, dil, ek_haklar, alinan_haklar } = person
  const [begun] = useState(person.surum)
  const [draft, setDraft] = useState({ ad, soyad, rol, dil, ek_haklar, alinan_haklar })
  const [aktif, setActive] = useState(person.aktif)
  const contested = contestOf<Contested>(act.error)
  const surum = contested?.surum ?? begun
  return (
    <form
      className="grid gap-3 border-sea border-l-3 bg-sea-tint p-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        const run = () => call(updateColleague, { k_no, surum, aktif, ...draft })
        if (!act.isPending) act.mutate({ run, words: t('saved') })
      }}
    >
      {contested && <ContestedNote contested={contested} />}
      {act.error && !contested && <Note tone="danger">{errorText(act.error)}</Note>}
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <PersonFields draft={draft} onChange={(next) => setDraft({ ...draft, ...next })} />
      </div>
      <SingleRights draft={draft} onChange={setDraft} />
      {!isMe && (
        <label className="flex min-h-6 cursor-pointer items-center gap-2 justify-self-start max-lg:min-h-11">
          <input
            type="checkbox"
            checked={aktif}
            onChange={(event) => setActive(event.target.checked)}
            className="size-4 accent-sea"
          />
          {t('active')}
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="sun" busy={act.isPending} className="max-lg:min-h-11">
          {t('save')}
        </Button>
        <Button onClick={onAbandon} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
      </div>
    </form>
  )
}

function ContestedNote({ contested: { kim, zaman, alanlar } }: { contested: Contested }) {
  const t = useTranslations('admin.staff')
  const roles = useTranslations('admin.roles')
  const now = [`${alanlar.ad} ${alanlar.soyad}`, roles(alanlar.rol), t(alanlar.aktif ? 'on' : 'off')].join(', ')
  return <Note tone="warn">{t('contested', { who: kim ?? '', time: zaman ? formatInstant(zaman) : '', now })}</Note>
}
