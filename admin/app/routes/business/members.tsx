import { exportOfficeMembers } from '@meltem/contract/member/office'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { GroupsPanel } from '../../features/members/groups-panel.tsx'
import { MemberFilters } from '../../features/members/member-filters.tsx'
import { MemberCards, MemberTable } from '../../features/members/member-rows.tsx'
import { memberFilterOf, useMemberGroups, useMembers } from '../../features/members/use-members.ts'
import { download } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { FileButtons } from '../../ui/file-buttons.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Nothing } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'

/** Whoever has an account with this house, and the groups they are in (PEOPLE-41). */
export default function Members() {
  const t = useTranslations('admin.members')
  const { language } = useLanguage()
  const { query, change } = useAddress()
  const may = useMay()
  const filter = memberFilterOf(query)
  const { data: listing, error, refetch } = useMembers(filter)
  const { data: groups = [] } = useMemberGroups()
  const { sonra: _page, ...words } = filter
  const erased: unknown = useLocation().state
  const clear = () => change({ ara: undefined, grup: undefined, secim: undefined })
  const lead = listing?.daha_cok ? t('lead_more') : t('lead', { count: listing?.toplam ?? 0 })
  return (
    <>
      <PageHead title={t('title')} lead={listing ? lead : ' '}>
        {may('uye.veri') && (
          <FileButtons onTake={(bicim) => download(exportOfficeMembers, { ...words, bicim, dil: language })} />
        )}
      </PageHead>
      <MemberFilters filter={filter} groups={groups} change={change} onClear={clear} />
      <div className="card">
        {!listing && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
        {!listing && error === null && <Skeleton lines={8} />}
        {listing && listing.data.length === 0 && (
          <Nothing>
            <h2 className="text-ink">{t('empty')}</h2>
            <p>{t('empty_text')}</p>
            {query.size > 0 && <Button onClick={clear}>{t('clear')}</Button>}
          </Nothing>
        )}
        {listing && listing.data.length > 0 && (
          <>
            <MemberTable rows={listing.data} />
            <MemberCards rows={listing.data} />
            <KeyPaging next={listing.sonraki} count={listing.data.length} query={query} />
          </>
        )}
      </div>
      <GroupsPanel groups={groups} />
      <UndoNote text={typeof erased === 'string' ? t('erased', { name: erased }) : undefined} />
    </>
  )
}
