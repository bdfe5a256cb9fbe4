import type { ReservationSummary } from '@meltem/contract/member/area'
import type { Member } from '@meltem/contract/member/member'
import { formatInstant } from '@meltem/i18n/format'
import { useTranslations } from 'use-intl/react'
import { useFrame } from '../../platform/page/frame.ts'
import { authStore } from '../../platform/stores/auth-store.ts'
import { memberStore } from '../../platform/stores/member-store.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { tripTitle, unbroken } from './trip-days.ts'

type Todo =
  | { readonly kind: 'pay'; readonly trip: ReservationSummary }
  | { readonly kind: 'review'; readonly trip: ReservationSummary }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'read'; readonly count: number }

/** What waits for the member, most pressing first. */
export function todosOf(
  { rezervasyonlar, okunmamis }: { rezervasyonlar: readonly ReservationSummary[]; okunmamis: number },
  user: Pick<Member, 'e_mail_dogrulandi'> | null,
): Todo[] {
  const due = rezervasyonlar.filter(({ durum, bitis }) => bitis !== null && (durum === 'held' || durum === 'accepted'))
  const pressing = due.toSorted((a, b) => (a.bitis ?? '').localeCompare(b.bitis ?? ''))
  const over = rezervasyonlar.filter(({ yorum_yazilabilir }) => yorum_yazilabilir)
  return [
    ...pressing.map((trip) => ({ kind: 'pay' as const, trip })),
    ...(user && !user.e_mail_dogrulandi ? [{ kind: 'confirm' as const }] : []),
    ...(okunmamis > 0 ? [{ kind: 'read' as const, count: okunmamis }] : []),
    ...over.slice(0, 2).map((trip) => ({ kind: 'review' as const, trip })),
  ]
}

export function TodoList() {
  const t = useTranslations('member.todo')
  const state = memberStore.use()
  const user = authStore.use((auth) => auth.user)
  const todos = todosOf(state, user)
  if (todos.length === 0) return null
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className="border-b-2 border-ink pb-2 text-24">
        {t('title')}
      </h2>
      <ul>
        {todos.map((todo) => (
          <TodoRow key={`${todo.kind}${'trip' in todo ? todo.trip.k_no : ''}`} todo={todo} />
        ))}
      </ul>
    </section>
  )
}

function TodoRow({ todo }: { todo: Todo }) {
  const { language } = useFrame()
  const t = useTranslations('member.todo')
  const area = `/${language}/user`
  if (todo.kind === 'confirm') {
    return <Row icon="mail" href={`${area}/profile`} title={t('confirm')} text={t('confirmText')} />
  }
  if (todo.kind === 'read') {
    return (
      <Row icon="bell" href={`${area}/notification`} title={t('read', { count: todo.count })} text={t('readText')} />
    )
  }
  const { trip } = todo
  const href = `${area}/reservations/${trip.k_no}`
  const title = tripTitle(trip.basliklar)
  if (todo.kind === 'review') return <Row icon="star" href={`${href}#review`} title={t('review')} text={title} />
  if (trip.bildirilen) return <Row icon="credit-card" href={`${href}#payment`} title={t('checking')} text={title} />
  const text = trip.bitis ? `${title} · ${unbroken(t('until', { when: formatInstant(trip.bitis) }))}` : title
  return <Row icon="credit-card" href={`${href}#payment`} title={t('pay')} text={text} />
}

interface RowProps {
  readonly icon: IconName
  readonly href: string
  readonly title: string
  readonly text: string
}

function Row({ icon, href, title, text }: RowProps) {
  return (
    <li className="border-b border-line">
      <a href={href} className="flex min-h-16 items-center gap-4 py-3 no-underline hover:bg-mist">
        <Icon name={icon} className="text-20 text-sea" />
        <span className="min-w-0 flex-1">
          <b className="block">{title}</b>
          <span className="block text-14 text-ink-2">{text}</span>
        </span>
        <Icon name="chevron-right" />
      </a>
    </li>
  )
}
