import { type OptionRow, orderOptions, saveOption } from '@meltem/contract/stock/office'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { comingOf, RetireDialog } from '../../ui/coming-bookings.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import type { FieldEdit } from '../../ui/edit/use-edit.ts'
import { textIn } from '../../ui/form/local-text-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { OptionChange, OptionNew } from './option-editor.tsx'
import type { OptionFields } from './option-form.tsx'
import { ThingPanel } from './thing-panel.tsx'
import { type Options, optionsQuery, STOCK_KEY } from './use-stock.ts'

/** Options of a product, and the rooms, cabins and units behind them. */
export default function OptionsTab({ k_no }: { k_no: string }) {
  const { data, error, refetch } = useQuery(optionsQuery(k_no))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
  return <Loaded data={data} product={k_no} />
}

interface Done {
  readonly text: string
  readonly option: OptionRow
  readonly edit: FieldEdit<OptionFields>
}

/** Retiring, ordering, and the way back from the last change. */
function useOptionActs(product: string, rows: readonly OptionRow[]) {
  const t = useTranslations('admin.stock')
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: STOCK_KEY })
  const [done, setDone] = usePassing<Done>()
  const send = (option: OptionRow, edit: FieldEdit<OptionFields>, bilinen: number) =>
    call(saveOption, { urun_k_no: product, k_no: option.k_no, surum: option.surum, ...edit, bilinen })
  const retire = useMutation({
    mutationFn: ({ option, known }: { option: OptionRow; known: number }) =>
      send(option, { gorulen: { aktif: option.aktif }, yeni: { aktif: !option.aktif } }, known),
    onSuccess: (_, { option }) => {
      const edit = { gorulen: { aktif: option.aktif }, yeni: { aktif: !option.aktif } }
      setDone({ text: t(option.aktif ? 'retired' : 'back'), option, edit })
    },
    onSettled: refresh,
  })
  const undo = useMutation({
    mutationFn: ({ option, edit }: Done) => send(option, { gorulen: edit.yeni, yeni: edit.gorulen }, option.gelecek),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  const order = useMutation({
    mutationFn: ({ from, to }: { from: number; to: number }) => {
      const gorulen = rows.map(({ k_no }) => k_no)
      const yeni = gorulen.toSpliced(from, 1)
      return call(orderOptions, { urun_k_no: product, gorulen, yeni: yeni.toSpliced(to, 0, gorulen[from] ?? '') })
    },
    onSettled: refresh,
  })
  return { refresh, done, setDone, retire, undo, order }
}

function Loaded({ data, product }: { data: Options; product: string }) {
  const { language } = useLanguage()
  const may = useMay()('urun.yaz')
  const acts = useOptionActs(product, data.data)
  const { retire, undo, done, refresh } = acts
  const asked = retire.variables?.option
  return (
    <div className="grid gap-4">
      <OptionPanel data={data} product={product} may={may} acts={acts} />
      {data.kaynaklar.map((thing) => (
        <ThingPanel key={thing.k_no} thing={thing} product={product} may={may} onChanged={() => void refresh()} />
      ))}
      {asked && (
        <RetireDialog
          name={textIn(asked.ad, language)}
          error={retire.error}
          busy={retire.isPending}
          onRetire={(known) => retire.mutate({ option: asked, known })}
          onClose={() => retire.reset()}
        />
      )}
      <UndoNote text={done?.text} busy={undo.isPending} onUndo={done && (() => undo.mutate(done))} />
    </div>
  )
}

interface OptionPanelProps {
  readonly data: Options
  readonly product: string
  readonly may: boolean
  readonly acts: ReturnType<typeof useOptionActs>
}

function OptionPanel({ data, product, may, acts }: OptionPanelProps) {
  const t = useTranslations('admin.stock')
  const errorText = useErrorText()
  const { retire, order, setDone, refresh } = acts
  const [open, setOpen] = useState<string>()
  const rows = data.data
  const trouble = order.error ?? (comingOf(retire.error) ? null : retire.error)
  const close = () => setOpen(undefined)
  const add = may && open !== 'new' && (
    <Button onClick={() => setOpen('new')} className="max-lg:min-h-11">
      <Plus aria-hidden="true" className="icon" />
      {t('add_option')}
    </Button>
  )
  const saved = (option: OptionRow, edit: FieldEdit<OptionFields>) => {
    close()
    setDone({ text: t('saved'), option, edit })
    void refresh()
  }
  return (
    <Panel title={t('options')} aside={add}>
      {rows.length === 0 && open !== 'new' && <NoOptions />}
      {trouble && <Note tone="danger">{errorText(trouble)}</Note>}
      <ul>
        {rows.map((option, place) => (
          <li key={option.k_no} className="border-line-soft border-b last:border-b-0">
            <OptionLine
              option={option}
              data={data}
              may={may}
              isOpen={open === option.k_no}
              onOpen={() => setOpen(open === option.k_no ? undefined : option.k_no)}
              onMove={(by) => order.mutate({ from: place, to: place + by })}
              place={{ isFirst: place === 0, isLast: place === rows.length - 1 }}
              onRetire={() => retire.mutate({ option, known: 0 })}
            />
            {open === option.k_no && (
              <OptionChange product={product} option={option} onClose={close} onSaved={(edit) => saved(option, edit)} />
            )}
          </li>
        ))}
      </ul>
      {open === 'new' && (
        <OptionNew
          product={product}
          urun={data.urun}
          onClose={close}
          onSaved={() => {
            close()
            void refresh()
          }}
        />
      )}
    </Panel>
  )
}

function NoOptions() {
  const t = useTranslations('admin.stock')
  return (
    <Nothing>
      <p className="font-[620] text-ink">{t('no_options')}</p>
      <p>{t('no_options_next')}</p>
    </Nothing>
  )
}

interface LineProps {
  readonly option: OptionRow
  readonly data: Options
  readonly may: boolean
  readonly isOpen: boolean
  readonly place: { readonly isFirst: boolean; readonly isLast: boolean }
  readonly onOpen: () => void
  readonly onMove: (by: 1 | -1) => void
  readonly onRetire: () => void
}

function OptionLine({ option, data, may, isOpen, place, onOpen, onMove, onRetire }: LineProps) {
  const t = useTranslations('admin.stock')
  const { language } = useLanguage()
  const thing = data.kaynaklar.find(({ k_no }) => k_no === option.kaynak_k_no)
  const units = thing?.birimler.filter(({ aktif }) => aktif).length ?? 0
  const name = textIn(option.ad, language) || textIn(data.urun.ad, language)
  const counted = thing?.stok === 'kalkis' ? t('stock.kalkis') : t('units', { count: units })
  const stockWords = thing ? counted : t('no_stock')
  const facts = [
    t(`tariff.${option.tarife_turu}`),
    option.en_cok !== null && t('people', { count: option.en_cok }),
    stockWords,
    thing && thing.kullananlar.length > 1 && t('shared', { count: thing.kullananlar.length }),
  ].filter(Boolean)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <b className={`font-[620] ${option.aktif ? '' : 'text-ink-2'}`}>{name}</b>
          {!option.aktif && <Chip tone="plain">{t('is_retired')}</Chip>}
          {option.gelecek > 0 && <Chip tone="ok">{t('coming', { count: option.gelecek })}</Chip>}
        </p>
        <p className="text-13 text-ink-2">{facts.join(' · ')}</p>
      </div>
      {may && (
        <div className="flex flex-wrap gap-1.5">
          <Button
            size="icon"
            aria-label={t('up', { name })}
            disabled={place.isFirst}
            onClick={() => onMove(-1)}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <ArrowUp aria-hidden="true" className="icon" />
          </Button>
          <Button
            size="icon"
            aria-label={t('down', { name })}
            disabled={place.isLast}
            onClick={() => onMove(1)}
            className="max-lg:min-h-11 max-lg:min-w-11"
          >
            <ArrowDown aria-hidden="true" className="icon" />
          </Button>
          <Button
            aria-expanded={isOpen}
            aria-label={t('edit_name', { name })}
            onClick={onOpen}
            className="max-lg:min-h-11"
          >
            {t('edit')}
          </Button>
          <Button
            aria-label={t(option.aktif ? 'retire_name' : 'bring_back_name', { name })}
            onClick={onRetire}
            className="max-lg:min-h-11"
          >
            {t(option.aktif ? 'retire' : 'bring_back')}
          </Button>
        </div>
      )}
    </div>
  )
}
