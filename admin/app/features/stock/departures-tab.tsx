import { saveOption } from '@meltem/contract/stock/office'
import { type Plan, type Rule, type RuleFields, removeRule, saveRule } from '@meltem/contract/stock/rules-office'
import { formatDate } from '@meltem/i18n/format'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { CallError } from '../../platform/call-error.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { departuresAhead } from './rule-days.ts'
import { RuleForm } from './rule-form.tsx'
import { plansQuery, STOCK_KEY } from './use-stock.ts'
import { useWeekdays } from './use-weekdays.ts'

/** When what a product sells leaves, with how many seats. */
export default function DeparturesTab({ k_no }: { k_no: string }) {
  const t = useTranslations('admin.stock')
  const { data, error, refetch } = useQuery(plansQuery(k_no))
  if (!data) return error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />
  if (data.data.length === 0) {
    return (
      <Panel title={t('departures')}>
        <Nothing>
          <p className="font-[620] text-ink">{t('no_departures')}</p>
          <p>{t('no_departures_next')}</p>
        </Nothing>
      </Panel>
    )
  }
  return (
    <div className="grid gap-4">
      {data.data.map((plan) => (
        <PlanPanel key={plan.k_no} plan={plan} today={data.bugun} product={k_no} usual={data.son_satis_dk} />
      ))}
    </div>
  )
}

interface PlanProps {
  readonly plan: Plan
  readonly today: string
  readonly product: string
  /** Minutes before departure when the sale of the product ends. */
  readonly usual: number
}

/** The way back: what has to be sent. */
type Back = () => Promise<unknown>

/** What was done last, and taking it back. */
function useBack() {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: STOCK_KEY })
  const [done, setDone] = usePassing<{ text: string; back: Back }>()
  const undo = useMutation({
    mutationFn: (back: Back) => back(),
    onSettled: () => {
      setDone(undefined)
      void refresh()
    },
  })
  const tell = (text: string, back: Back) => {
    setDone({ text, back })
    void refresh()
  }
  return { done, undo, tell, refresh }
}

const surumOf = (after: Plan, k_no: string) => after.kurallar.find((one) => one.k_no === k_no)?.surum ?? 1

function PlanPanel({ plan, today, product, usual }: PlanProps) {
  const t = useTranslations('admin.stock')
  const may = useMay()('kalkis.yaz')
  const [open, setOpen] = useState<string>()
  const { done, undo, tell, refresh } = useBack()
  const kaynak_k_no = plan.k_no
  const told = (text: string, back: Back) => {
    setOpen(undefined)
    tell(text, back)
  }
  const add = may && open !== 'new' && (
    <Button onClick={() => setOpen('new')} className="max-lg:min-h-11">
      <Plus aria-hidden="true" className="icon" />
      {t('add_rule')}
    </Button>
  )
  const added = (after: Plan, k_no: string) =>
    told(t('rule_added'), () => call(removeRule, { kaynak_k_no, k_no, surum: surumOf(after, k_no) }))
  return (
    <Panel title={t('departures_of', { name: plan.ad })} aside={add}>
      {plan.kurallar.length === 0 && open !== 'new' && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_rules')}</p>
          <p>{t('no_rules_next')}</p>
        </Nothing>
      )}
      {open === 'new' && <RuleForm plan={plan} today={today} onClose={() => setOpen(undefined)} onSaved={added} />}
      <ul>
        {plan.kurallar.map((rule) => (
          <RuleItem
            key={rule.k_no}
            plan={plan}
            rule={rule}
            today={today}
            may={may}
            isOpen={open === rule.k_no}
            onOpen={() => setOpen(open === rule.k_no ? undefined : rule.k_no)}
            onDone={told}
          />
        ))}
      </ul>
      <CutOffs plan={plan} product={product} usual={usual} onChanged={() => void refresh()} />
      <SoldDays plan={plan} />
      <UndoNote text={done?.text} busy={undo.isPending} onUndo={done && (() => undo.mutate(done.back))} />
    </Panel>
  )
}

interface RuleItemProps extends Omit<RuleLineProps, 'onRemoved'> {
  readonly onDone: (text: string, back: Back) => void
}

function RuleItem({ onDone, ...line }: RuleItemProps) {
  const t = useTranslations('admin.stock')
  const { plan, rule, today, isOpen, onOpen } = line
  const { k_no, surum, ...fields } = rule
  const send = (edit: { surum: number; gorulen: Partial<RuleFields>; yeni: Partial<RuleFields> }) =>
    call(saveRule, { kaynak_k_no: plan.k_no, k_no, ...edit })
  return (
    <li className="border-line-soft border-b last:border-b-0">
      <RuleLine
        {...line}
        onRemoved={() => onDone(t('rule_removed'), () => send({ surum: 0, gorulen: {}, yeni: fields }))}
      />
      {isOpen && (
        <RuleForm
          plan={plan}
          rule={rule}
          today={today}
          onClose={onOpen}
          onSaved={(_, _key, edit) => onDone(t('saved'), () => send({ surum, gorulen: edit.yeni, yeni: edit.gorulen }))}
        />
      )}
    </li>
  )
}

interface RuleLineProps {
  readonly plan: Plan
  readonly rule: Rule
  readonly today: string
  readonly may: boolean
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemoved: () => void
}

function RuleLine({ plan, rule, today, may, isOpen, onOpen, onRemoved }: RuleLineProps) {
  const t = useTranslations('admin.stock')
  const errorText = useErrorText()
  const weekdays = useWeekdays()
  const remove = useMutation({
    mutationFn: () => call(removeRule, { kaynak_k_no: plan.k_no, k_no: rule.k_no, surum: rule.surum }),
    onSuccess: onRemoved,
  })
  const days = rule.gunler.length === 7 ? t('every_day') : rule.gunler.map((day) => weekdays[day - 1]).join(', ')
  const name = `${rule.saatler.join(', ')} ${days}`
  const sold = remove.error instanceof CallError && remove.error.code === 'kapasite_az'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="num basis-28 text-16 font-[640]">{rule.saatler.join(' · ')}</p>
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-[620]">{days}</b>
          {rule.son_gun < today && <Chip tone="plain">{t('over')}</Chip>}
          {rule.istisnalar.length > 0 && <Chip tone="wait">{t('exceptions', { count: rule.istisnalar.length })}</Chip>}
        </p>
        <p className="text-13 text-ink-2">
          {formatDate(rule.ilk_gun)} – {formatDate(rule.son_gun)} · {t('seats', { count: rule.kontenjan })} ·{' '}
          {t('ahead', { count: departuresAhead(rule, today) })}
        </p>
      </div>
      {may && (
        <div className="flex gap-1.5">
          <Button
            aria-expanded={isOpen}
            aria-label={t('edit_name', { name })}
            onClick={onOpen}
            className="max-lg:min-h-11"
          >
            {t('edit')}
          </Button>
          <Button
            busy={remove.isPending}
            aria-label={t('remove_name', { name })}
            onClick={() => remove.mutate()}
            className="max-lg:min-h-11"
          >
            {t('remove')}
          </Button>
        </div>
      )}
      {remove.error && (
        <div className="basis-full">
          <Note tone="danger">{sold ? t('rule_sold') : errorText(remove.error)}</Note>
        </div>
      )}
    </div>
  )
}

/** When the sale of each option ends before its departure. */
function CutOffs({ plan, product, usual, onChanged }: Omit<PlanProps, 'today'> & { onChanged: () => void }) {
  const t = useTranslations('admin.stock')
  const may = useMay()('urun.yaz')
  const own = plan.secenekler.filter(({ urun_k_no }) => urun_k_no === product)
  return (
    <div className="grid gap-3 border-line border-t p-4">
      <h3 className="text-14 font-[640]">{t('cut_off')}</h3>
      {own.map((option) => (
        <CutOff
          key={`${option.k_no}${option.son_satis_dk}`}
          option={option}
          product={product}
          usual={usual}
          may={may}
          onChanged={onChanged}
        />
      ))}
    </div>
  )
}

interface CutOffProps extends Omit<PlanProps, 'today' | 'plan'> {
  readonly option: Plan['secenekler'][number]
  readonly may: boolean
  readonly onChanged: () => void
}

function CutOff({ option, product, usual, may, onChanged }: CutOffProps) {
  const t = useTranslations('admin.stock')
  const errorText = useErrorText()
  const [minutes, setMinutes] = useState(option.son_satis_dk)
  const save = useMutation({
    mutationFn: () =>
      call(saveOption, {
        urun_k_no: product,
        k_no: option.k_no,
        surum: option.surum,
        gorulen: { son_satis_dk: option.son_satis_dk },
        yeni: { son_satis_dk: minutes },
        bilinen: 0,
      }),
    onSuccess: onChanged,
  })
  if (!may) {
    return (
      <p className="text-13">
        {option.ad || option.urun}: {t('minutes_before', { count: option.son_satis_dk ?? usual })}
      </p>
    )
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate()
      }}
    >
      <NumberField
        label={option.ad || option.urun}
        value={minutes}
        most={129_600}
        unit={t('minutes_unit')}
        hint={t('cut_off_hint', { count: usual })}
        onChange={setMinutes}
      />
      {minutes !== option.son_satis_dk && (
        <Button type="submit" busy={save.isPending} className="max-lg:min-h-11">
          {t('save')}
        </Button>
      )}
      {save.error && <Note tone="danger">{errorText(save.error)}</Note>}
    </form>
  )
}

const SHOWN = 12

/** The next departures with guests; each leads to the screen of its day. */
function SoldDays({ plan }: { plan: Plan }) {
  const t = useTranslations('admin.stock')
  if (plan.satilan.length === 0) return null
  return (
    <div className="border-line border-t p-4">
      <h3 className="mb-2 text-14 font-[640]">{t('sold_days')}</h3>
      <ul className="flex flex-wrap gap-2">
        {plan.satilan.slice(0, SHOWN).map((day) => (
          <li key={day.k_no}>
            <Link
              to={`/kalkislar?gun=${day.tarih}&kalkis=${day.k_no}`}
              className="grid min-h-11 rounded-control border border-line px-3 py-1.5 text-13 no-underline hover:bg-mist"
            >
              <span className="num">
                {formatDate(day.tarih)} {day.saat}
              </span>
              <b className="num font-[620]">{t('taken', { taken: day.alinan, seats: day.kapasite })}</b>
            </Link>
          </li>
        ))}
      </ul>
      {plan.satilan.length > SHOWN && (
        <p className="mt-2 text-13 text-ink-2">{t('more_days', { count: plan.satilan.length - SHOWN })}</p>
      )}
    </div>
  )
}
