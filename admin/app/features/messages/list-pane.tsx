import type { listMessages } from '@meltem/contract/staff/staff'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useTranslations } from 'use-intl'
import { Note } from '../../ui/note.tsx'
import { Paging } from '../../ui/paging.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyList } from './empty-list.tsx'
import { MessageList } from './message-list.tsx'
import { type MessageView, messageViewQuery } from './message-view.ts'

interface ListPaneProps {
  readonly view: MessageView
  readonly listing: OutputOf<typeof listMessages> | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** The list in each of its states: loading, failed, empty, filled, filled but out of date. */
export function ListPane({ view, listing, error, onRetry }: ListPaneProps) {
  const t = useTranslations('admin.messages')
  if (!listing) return error ? <Problem error={error} onRetry={onRetry} /> : <Skeleton lines={6} />
  return (
    <>
      {error !== null && <Note tone="warn">{t('refresh_failed')}</Note>}
      {listing.data.length > 0 ? (
        <MessageList messages={listing.data} view={view} />
      ) : (
        <EmptyList view={view} total={listing.toplam} />
      )}
      {listing.data.length > 0 && (
        <Paging
          page={view.sayfa}
          total={listing.toplam}
          pageSize={listing.sayfa_boyu}
          searchOf={(sayfa) => messageViewQuery({ durum: view.durum, sayfa })}
        />
      )}
    </>
  )
}
