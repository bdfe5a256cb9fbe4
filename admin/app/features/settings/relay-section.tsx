import { getRelay, type OfficeRelay, removeRelay, saveRelay, tryRelay } from '@meltem/contract/mail-office'
import { formatInstant } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { staffQuery } from '../../platform/queries/frame.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { problemAt } from './field-problem.ts'
import { FormButtons } from './form-buttons.tsx'
import { useDirty } from './part-section.tsx'
import { ActTrouble } from './provider-section.tsx'
import { NumberRow, TextRow } from './setting-row.tsx'

const KEY = ['eposta-sunucu'] as const

function useRelayAct(onDone: (words: string) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ run }: { run: () => Promise<{ data: OfficeRelay }>; words: string }) => run(),
    onSuccess: (_answer, { words }) => onDone(words),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

/** Which server sends the mails, and whether it does (PEOPLE-33). */
export function RelaySection() {
  const t = useTranslations('admin.settings')
  const may = useMay()('ayar.yaz')
  const { data: session } = useQuery(staffQuery)
  const [isTyping, setTyping] = useState(false)
  const [said, say] = usePassing<string>()
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(getRelay, {}, signal)).data,
  })
  const act = useRelayAct((words) => {
    setTyping(false)
    say(words)
  })
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />
  return (
    <Panel title={t('relay.title')} aside={<TryChip relay={data} />}>
      <ActTrouble error={act.error}>
        <Reason error={act.error} />
      </ActTrouble>
      <div className="grid gap-1 px-4 py-3 text-14">
        <p className="text-ink-2">{t(`relay.${data.kaynak}`)}</p>
        {data.sunucu && (
          <p className="wrap-anywhere">
            {t('relay.facts', {
              host: `${data.sunucu.sunucu}:${data.sunucu.port}`,
              sender: data.sunucu.gonderen,
            })}
          </p>
        )}
      </div>
      {isTyping && <RelayForm relay={data} act={act} onClose={() => setTyping(false)} />}
      {may && !isTyping && (
        <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3">
          <Button
            look="sun"
            busy={act.isPending}
            onClick={() =>
              act.mutate({
                run: () => call(tryRelay, {}),
                words: t('relay.sent', { address: session?.personel.e_mail ?? '' }),
              })
            }
            className="max-lg:min-h-11"
          >
            {t('relay.try')}
          </Button>
          <Button
            onClick={() => {
              act.reset()
              setTyping(true)
            }}
            className="max-lg:min-h-11"
          >
            {t(data.sunucu ? 'relay.change' : 'relay.own')}
          </Button>
          {data.sunucu && (
            <Button
              onClick={() => act.mutate({ run: () => call(removeRelay, {}), words: t('relay.removed') })}
              className="max-lg:min-h-11"
            >
              {t('relay.remove')}
            </Button>
          )}
        </div>
      )}
      <UndoNote text={said} />
    </Panel>
  )
}

const REASONS = ['giris', 'ret', 'baglanti'] as const

function Reason({ error }: { error: unknown }) {
  const t = useTranslations('admin.settings')
  const told = error instanceof CallError && error.code === 'eposta_gonderilemedi' ? error.details.neden : undefined
  const reason = REASONS.find((one) => one === told)
  return reason ? <p>{t(`relay.reason.${reason}`)}</p> : null
}

function TryChip({ relay: { deneme } }: { relay: OfficeRelay }) {
  const t = useTranslations('admin.settings')
  if (deneme === null) return <Chip tone="plain">{t('untried')}</Chip>
  return (
    <Chip tone={deneme.tamam ? 'ok' : 'bad'}>
      {t(deneme.tamam ? 'tried' : 'failed', { time: formatInstant(deneme.zaman) })}
    </Chip>
  )
}

interface RelayFormProps {
  readonly relay: OfficeRelay
  readonly act: ReturnType<typeof useRelayAct>
  readonly onClose: () => void
}

function RelayForm({ relay: { sunucu: known, surum }, act, onClose }: RelayFormProps) {
  const t = useTranslations('admin.settings')
  const [typed, setTyped] = useState({
    sunucu: known?.sunucu ?? '',
    port: known?.port ?? 587,
    kullanici: known?.kullanici ?? '',
    gonderen: known?.gonderen ?? '',
    sifre: '',
  })
  const field = (name: 'sunucu' | 'kullanici' | 'sifre' | 'gonderen') => ({
    label: t(`relay.${name}`),
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
    problem: problemAt(act.error, name),
  })
  useDirty(typed.sifre !== '' || typed.sunucu !== (known?.sunucu ?? ''))
  const send = () => call(saveRelay, { surum, ...typed, sifre: typed.sifre === '' ? null : typed.sifre })
  return (
    <form
      noValidate
      className="border-line border-t bg-desk"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isPending) act.mutate({ run: send, words: t('relay.saved') })
      }}
    >
      <TextRow {...field('sunucu')} placeholder="smtp.example.com" />
      <NumberRow
        label={t('relay.port')}
        hint={t('relay.port_hint')}
        value={typed.port}
        onChange={(port) => setTyped((before) => ({ ...before, port: port ?? 0 }))}
        problem={problemAt(act.error, 'port')}
      />
      <TextRow {...field('kullanici')} />
      <TextRow
        {...field('sifre')}
        type="password"
        hint={known ? t('relay.sifre_kept', { last: known.sifre_son }) : undefined}
        most={300}
      />
      <TextRow {...field('gonderen')} type="email" hint={t('relay.gonderen_hint')} />
      <FormButtons busy={act.isPending} onClose={onClose} />
    </form>
  )
}
