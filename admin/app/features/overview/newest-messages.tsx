import type { ContactMessage } from '@meltem/contract/staff/staff'
import { formatInstant } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { messagesQuery } from '../../platform/queries/messages.ts'
import { MessageState } from '../../ui/message-state.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { fullName } from '../../ui/words/initials.ts'

const SHOWN = 8
const HEAD =
  'border-line border-b bg-mist px-1.5 py-[7px] text-left text-12 font-semibold whitespace-nowrap text-ink-2 first:pl-4 last:pr-4'
const CELL = 'border-line-soft border-b px-1.5 py-[3px] first:pl-4 last:pr-4'
/** Columns a phone can do without; the message itself has them. */
const SPARE = 'max-sm:hidden'

function Row({ message }: { message: ContactMessage }) {
  const t = useTranslations('admin.subjects')
  return (
    <tr className="hover:bg-desk">
      <td className={CELL}>
        <Link to={`/mesajlar?mesaj=${message.k_no}`} className="link inline-flex min-h-8 items-center">
          {fullName(message)}
        </Link>
      </td>
      <td className={CELL}>{t(message.konu)}</td>
      <td className={`${CELL} ${SPARE}`}>{message.lang}</td>
      <td className={`${CELL} num ${SPARE} whitespace-nowrap`}>{formatInstant(message.olusturma_zamani)}</td>
      <td className={CELL}>
        <MessageState state={message.durum} />
      </td>
    </tr>
  )
}

function Table({ messages }: { messages: readonly ContactMessage[] }) {
  const t = useTranslations('admin.overview')
  return (
    <table className="w-full border-collapse text-13">
      <thead>
        <tr>
          <th className={HEAD}>{t('column_from')}</th>
          <th className={HEAD}>{t('column_subject')}</th>
          <th className={`${HEAD} ${SPARE}`}>{t('column_language')}</th>
          <th className={`${HEAD} ${SPARE}`}>{t('column_time')}</th>
          <th className={HEAD}>{t('column_state')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <Row key={message.k_no} message={message} />
        ))}
      </tbody>
    </table>
  )
}

export function NewestMessages() {
  const t = useTranslations('admin.overview')
  const { data, error, refetch } = useQuery(messagesQuery({}))
  return (
    <section aria-labelledby="newest" className="card overflow-x-auto">
      <header className="flex items-center justify-between gap-3 border-line border-b px-4 py-2">
        <h2 id="newest">{t('newest')}</h2>
        <Link to="/mesajlar" className="link inline-flex min-h-8 items-center">
          {t('all_messages')}
        </Link>
      </header>
      {data && data.data.length > 0 && <Table messages={data.data.slice(0, SHOWN)} />}
      {data?.data.length === 0 && <p className="p-4 text-ink-2">{t('no_messages')}</p>}
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />)}
    </section>
  )
}
