import { eraseMemberForOffice, type OfficeMember, quoteErasure } from '@meltem/contract/member/office'
import type { OutputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { BookingList } from './member-cards.tsx'
import { MEMBER_GROUPS_KEY, MEMBERS_KEY, memberKey } from './use-members.ts'

interface EraseProps {
  readonly member: OfficeMember
  readonly onAbandon: () => void
  readonly onErased: () => void
}

type Quote = OutputOf<typeof quoteErasure>
const GOING = ['yolcu', 'favori', 'bildirim', 'oturum', 'mesaj', 'eposta', 'abone', 'yazi'] as const

/** What goes, what stays for the books, or which bookings stand in the way; the button repeats whose it is. */
export function ErasePanel({ member, onAbandon, onErased }: EraseProps) {
  const t = useTranslations('admin.members')
  const { k_no } = member
  const name = `${member.ad} ${member.soyad}`
  const { data, error, refetch } = useQuery({
    queryKey: [...memberKey(k_no), 'sil'],
    queryFn: ({ signal }) => call(quoteErasure, { k_no }, signal),
    gcTime: 0,
  })
  return (
    <Panel title={t('erase_title', { name })} className="mb-4 border-danger!">
      {!data && error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && error === null && <Skeleton lines={4} />}
      {data && data.acik.length > 0 && (
        <div className="grid gap-2 pb-4">
          <Note tone="warn">{t('erase_open', { count: data.acik.length })}</Note>
          <BookingList bookings={data.acik} />
          <Button onClick={onAbandon} className="ml-4 justify-self-start max-lg:min-h-11">
            {t('abandon')}
          </Button>
        </div>
      )}
      {data && data.acik.length === 0 && (
        <Decision k_no={k_no} name={name} quote={data} onAbandon={onAbandon} onErased={onErased} />
      )}
    </Panel>
  )
}

interface DecisionProps extends Omit<EraseProps, 'member'> {
  readonly k_no: string
  readonly name: string
  readonly quote: Quote
}

function Decision({ k_no, name, quote: { giden, kalan }, onAbandon, onErased }: DecisionProps) {
  const t = useTranslations('admin.members')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(eraseMemberForOffice, { k_no }),
    onSuccess: () => {
      client.removeQueries({ queryKey: memberKey(k_no) })
      void client.invalidateQueries({ queryKey: MEMBERS_KEY })
      void client.invalidateQueries({ queryKey: MEMBER_GROUPS_KEY })
      onErased()
    },
  })
  return (
    <div className="grid gap-4 p-4">
      <div className="grid gap-4 md:grid-cols-2">
        <section className="grid content-start gap-1.5">
          <h3 className="font-[640]">{t('erase_goes')}</h3>
          <ul className="grid gap-1">
            <li>{t('erase_account')}</li>
            {GOING.filter((part) => giden[part] > 0).map((part) => (
              <li key={part}>
                {t(`erase_row.${part}`)} <span className="num text-ink-2">({giden[part]})</span>
              </li>
            ))}
          </ul>
        </section>
        <section className="grid content-start gap-1.5">
          <h3 className="font-[640]">{t('erase_stays')}</h3>
          <p>{t('erase_stays_text', { bookings: kalan.rezervasyon, payments: kalan.tahsilat })}</p>
        </section>
      </div>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap items-center gap-2">
        <Button busy={isPending} onClick={() => mutate()} className="border-danger! text-danger! max-lg:min-h-11">
          {t('erase_do', { name })}
        </Button>
        <Button onClick={onAbandon} className="max-lg:min-h-11">
          {t('abandon')}
        </Button>
        <span className="text-13 text-ink-2">{t('erase_final')}</span>
      </div>
    </div>
  )
}
