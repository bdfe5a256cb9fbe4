import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useCall } from '../../platform/calls/api.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { loadMemberData } from '../../platform/stores/session.ts'
import { Failed, Waiting } from './area-states.tsx'

/** What stands on what the member's data says waits for it; a failure is said and can be tried again. */
export function MemberData({ children }: { children: ReactNode }) {
  const call = useCall()
  const unreachable = useTranslations('calls')('unreachable')
  const loaded = memberStore.use((state) => state.yuklendi)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (loaded) return
    let gone = false
    void loadMemberData(call).then((good) => {
      if (!gone) setFailed(!good)
    })
    return () => {
      gone = true
    }
  }, [loaded, call])
  if (loaded) return children
  if (!failed) return <Waiting />
  return (
    <Failed
      message={unreachable}
      onAgain={() => {
        setFailed(false)
        void loadMemberData(call).then((good) => setFailed(!good))
      }}
    />
  )
}
