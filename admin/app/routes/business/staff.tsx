import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { InvitePanel } from '../../features/staff/invite-panel.tsx'
import { type OpenAct, PersonRow } from '../../features/staff/person-row.tsx'
import { RoleMatrix } from '../../features/staff/role-matrix.tsx'
import { usePeople, usePersonAct } from '../../features/staff/use-people.ts'
import { staffQuery } from '../../platform/queries/frame.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Opened {
  /** A colleague, or nobody yet: the invitation. */
  readonly k_no: string | null
  readonly what: OpenAct | 'plain'
}

/** Who works here, what they may and how they get in (PEOPLE-23). */
export default function Staff() {
  const t = useTranslations('admin.staff')
  const { data: session } = useQuery(staffQuery)
  const { data, error, refetch } = usePeople()
  const [opened, setOpened] = useState<Opened>()
  const { act, said } = usePersonAct(() => setOpened(undefined))
  const open = (next: Opened | undefined) => {
    act.reset()
    setOpened(next)
  }
  const active = data?.filter(({ aktif, kayitli }) => aktif && kayitli).length ?? 0
  const inviting = opened?.k_no === null
  return (
    <>
      <PageHead title={t('title')} lead={data ? t('lead', { count: active }) : ' '}>
        <Button
          look="sun"
          aria-expanded={inviting}
          onClick={() => open({ k_no: null, what: 'edit' })}
          className="max-lg:min-h-11"
        >
          <UserPlus aria-hidden="true" className="icon" />
          {t('invite')}
        </Button>
      </PageHead>
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={6} />}
      {inviting && <InvitePanel act={act} onAbandon={() => open(undefined)} />}
      {data && (
        <Panel title={t('people')}>
          <ul>
            {data.map((person) => (
              <PersonRow
                key={person.k_no}
                person={person}
                isMe={person.k_no === session?.personel.k_no}
                opened={opened?.k_no === person.k_no ? opened.what : undefined}
                act={act}
                onOpen={(what) => open(what && { k_no: person.k_no, what })}
              />
            ))}
          </ul>
        </Panel>
      )}
      {data && <RoleMatrix people={data} />}
      <UndoNote text={said} />
    </>
  )
}
