import {
  removeSubscriber,
  SUBSCRIBER_STATES,
  SUBSCRIPTION_SOURCES,
  type Subscriber,
} from '@meltem/contract/audience/audience'
import { LANGUAGES } from '@meltem/contract/wire/language'
import { formatInstant } from '@meltem/i18n/format'
import { LOCALES } from '@meltem/i18n/locales'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { ClearButton } from '../../ui/form/clear-button.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { KeyPaging } from '../../ui/key-paging.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { useAddress } from '../../ui/use-address.ts'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { SUBSCRIBERS_KEY, type SubscriberFilter, subscriberFilterOf, useSubscribers } from './use-newsletters.ts'

interface ListProps {
  readonly query: URLSearchParams
  readonly change: ReturnType<typeof useAddress>['change']
}

/** Whoever has subscribed, what they agreed to and when; a subscription is ended for somebody who asks (PEOPLE-65). */
export function SubscriberList({ query, change }: ListProps) {
  const t = useTranslations('admin.newsletters')
  const filter = subscriberFilterOf(query)
  const { data, error, refetch } = useSubscribers(filter)
  const [leaving, setLeaving] = useState<Subscriber>()
  const [said, say] = usePassing<string>()
  return (
    <>
      <Filters filter={filter} change={change} />
      <Panel
        title={t('subscribers')}
        aside={<span className="num text-13 text-ink-2">{data && t('count_subscribers', { count: data.toplam })}</span>}
      >
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />)}
        {data?.data.length === 0 && (
          <Nothing>
            <p className="font-[620] text-ink">{t('no_subscribers')}</p>
            <p>{t('no_subscribers_text')}</p>
          </Nothing>
        )}
        <ul>
          {data?.data.map((row) => (
            <Row key={row.k_no} row={row} onLeave={() => setLeaving(row)} />
          ))}
        </ul>
        {data && data.data.length > 0 && <KeyPaging next={data.sonraki} count={data.data.length} query={query} />}
      </Panel>
      {leaving && (
        <TakeOff
          subscriber={leaving}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined)
            say(t('taken_off', { email: leaving.e_mail }))
          }}
        />
      )}
      <UndoNote text={said} />
    </>
  )
}

function Filters({ filter, change }: { filter: SubscriberFilter; change: ListProps['change'] }) {
  const t = useTranslations('admin.newsletters')
  const search = useCallback((ara: string) => change({ ara }, { replace: true }), [change])
  const isCut = [filter.ara, filter.durum, filter.dil, filter.kaynak].some(Boolean)
  return (
    <section
      aria-label={t('filters')}
      className="mb-3 grid grid-cols-2 items-end gap-x-2 gap-y-2.5 lg:grid-cols-[minmax(0,320px)_180px_160px_200px_auto]"
    >
      <div className="max-lg:col-span-2 [&_search]:w-full!">
        <SearchBox label={t('search')} placeholder={t('search')} value={filter.ara ?? ''} onSearch={search} />
      </div>
      <Choice
        label={t('column.state')}
        value={filter.durum ?? ''}
        options={[
          { value: '', label: t('any_state') },
          ...SUBSCRIBER_STATES.map((value) => ({ value, label: t(`subscriber_state.${value}`) })),
        ]}
        onChange={(durum) => change({ durum })}
      />
      <Choice
        label={t('column.language')}
        value={filter.dil ?? ''}
        options={[
          { value: '', label: t('any_language') },
          ...LANGUAGES.map((value) => ({ value, label: LOCALES[value].name })),
        ]}
        onChange={(dil) => change({ dil })}
      />
      <Choice
        label={t('column.source')}
        value={filter.kaynak ?? ''}
        options={[
          { value: '', label: t('any_source') },
          ...SUBSCRIPTION_SOURCES.map((value) => ({ value, label: t(`source.${value}`) })),
        ]}
        onChange={(kaynak) => change({ kaynak })}
      />
      {isCut && (
        <ClearButton
          label={t('clear')}
          onClear={() => change({ ara: undefined, durum: undefined, dil: undefined, kaynak: undefined })}
        />
      )}
    </section>
  )
}

const TONES: Readonly<Record<Subscriber['durum'], Tone>> = { bekliyor: 'wait', onayli: 'ok', ayrildi: 'plain' }

function Row({ row, onLeave }: { row: Subscriber; onLeave: () => void }) {
  const t = useTranslations('admin.newsletters')
  const mayEnd = useMay()('abone.yaz') && row.durum !== 'ayrildi'
  const said = [
    LOCALES[row.dil].name,
    t(`source.${row.kaynak === 'blok' ? 'blok' : 'altbilgi'}`),
    `${t('column.asked')}: ${formatInstant(row.riza_zamani)}`,
    ...(row.onay_zamani ? [`${t('column.confirmed')}: ${formatInstant(row.onay_zamani)}`] : []),
    ...(row.ayrilma_zamani ? [`${t('column.left')}: ${formatInstant(row.ayrilma_zamani)}`] : []),
  ]
  return (
    <li className="grid gap-x-4 gap-y-1 border-line-soft border-b px-4 py-2.5 last:border-b-0 lg:grid-cols-[minmax(0,1fr)_130px_190px] lg:items-center">
      <span className="min-w-0">
        <b className="block font-[620] wrap-anywhere">{row.e_mail}</b>
        <span className="num block text-13 text-ink-2">{said.join(' · ')}</span>
      </span>
      <span>
        <Chip tone={TONES[row.durum]}>{t(`subscriber_state.${row.durum}`)}</Chip>
      </span>
      <span className="lg:justify-self-end">
        {mayEnd && (
          <Button aria-label={t('take_off_one', { email: row.e_mail })} onClick={onLeave} className="max-lg:min-h-11">
            {t('take_off')}
          </Button>
        )}
      </span>
    </li>
  )
}

interface TakeOffProps {
  readonly subscriber: Subscriber
  readonly onClose: () => void
  readonly onDone: () => void
}

function TakeOff({ subscriber: { k_no, e_mail }, onClose, onDone }: TakeOffProps) {
  const t = useTranslations('admin.newsletters')
  const errorText = useErrorText()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(removeSubscriber, { k_no }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: SUBSCRIBERS_KEY })
      onDone()
    },
  })
  return (
    <Dialog title={t('take_off_title', { email: e_mail })} onClose={onClose}>
      <p>{t('take_off_text')}</p>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button look="sun" busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
          {t('take_off')}
        </Button>
        <Button onClick={onClose} className="max-lg:min-h-11">
          {t('keep')}
        </Button>
      </div>
    </Dialog>
  )
}
