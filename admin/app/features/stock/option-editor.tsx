import { type OptionRow, saveOption, type Thing } from '@meltem/contract/stock/office'
import { TERM_NAMES } from '@meltem/contract/stock/option-terms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { comingOf, RetireDialog } from '../../ui/coming-bookings.tsx'
import { type FieldEdit, useEdit } from '../../ui/edit/use-edit.ts'
import { Choice } from '../../ui/form/choice.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import {
  emptyTariff,
  fieldsOf,
  isPricedLater,
  NO_OPTION,
  OptionFieldList,
  type OptionFields,
  OptionShell,
  sentTariff,
  TariffFields,
  type TariffKind,
} from './option-form.tsx'
import { TermFields } from './term-fields.tsx'
import { type Options, thingsQuery } from './use-stock.ts'

interface ChangeProps {
  readonly product: string
  readonly option: OptionRow
  readonly onSaved: (edit: FieldEdit<OptionFields>) => void
  readonly onClose: () => void
}

/** Changes one option; only what was touched is sent. */
export function OptionChange({ product, option, onSaved, onClose }: ChangeProps) {
  const { data } = useQuery(thingsQuery)
  const form = useEdit<OptionFields, unknown>({
    seen: fieldsOf(option),
    send: (edit) =>
      call(saveOption, { urun_k_no: product, k_no: option.k_no, surum: option.surum, ...edit, bilinen: 0 }),
    onSaved: (_, edit) => onSaved(edit),
  })
  const [closed, setClosed] = useState<unknown>()
  const coming = form.error !== closed && comingOf(form.error)
  return (
    <OptionShell form={form} canSave={form.isDirty} onClose={onClose}>
      <OptionFieldList
        tur={option.tarife_turu}
        value={form.typed}
        put={form.put}
        things={fitting(data?.data ?? [], option.tarife_turu)}
        withStock
      />
      <TermFields tur={option.tarife_turu} kur={option.kur} value={form.typed} put={form.put} />
      {coming && (
        <RetireDialog
          name={option.ad.tr ?? ''}
          error={form.error}
          busy={form.isPending}
          onRetire={undefined}
          onClose={() => setClosed(form.error)}
        />
      )}
    </OptionShell>
  )
}

const SHAPES: Readonly<Record<TariffKind, readonly Thing['stok'][]>> = {
  gecelik: ['gece'],
  kisi_gecelik: ['gece'],
  arac: ['saat'],
  transfer_arac: ['saat', 'kalkis'],
  transfer_kisi: ['kalkis', 'saat'],
  kisi: ['kalkis', 'saat'],
  grup: ['saat', 'kalkis'],
  birim: ['saat', 'kalkis'],
}

function fitting(things: readonly Thing[], tur: TariffKind): readonly Thing[] {
  return things.filter(({ stok }) => SHAPES[tur].includes(stok))
}

/** The terms of a new one are the usual ones; they stand in its form once it is there. */
function withoutTerms(fields: Partial<OptionFields>): Partial<OptionFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !TERM_NAMES.some((term) => term === name)))
}

type StockChoice = Thing['stok'] | 'ortak' | 'yok'

interface NewProps {
  readonly product: string
  readonly urun: Options['urun']
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** A new option with stock of its own, of another option, or none. */
export function OptionNew({ product, urun: { tarifeler: kinds, kur }, onSaved, onClose }: NewProps) {
  const t = useTranslations('admin.stock')
  const [k_no] = useState(() => crypto.randomUUID())
  const [tarife, setTarife] = useState(() => emptyTariff(kinds[0] ?? 'birim', kur))
  const [stock, setStock] = useState<StockChoice>()
  const [units, setUnits] = useState<number | null>(1)
  const { data } = useQuery(thingsQuery)
  const own = SHAPES[tarife.tur]
  const chosen = stock && (stock === 'ortak' || stock === 'yok' || own.includes(stock)) ? stock : (own[0] ?? 'yok')
  const isOwn = chosen !== 'ortak' && chosen !== 'yok'
  const form = useEdit<OptionFields, unknown>({
    seen: NO_OPTION,
    isNew: true,
    send: ({ gorulen, yeni }) =>
      call(saveOption, {
        urun_k_no: product,
        k_no,
        surum: 0,
        gorulen,
        yeni: { ...withoutTerms(yeni), kaynak_k_no: chosen === 'ortak' ? (yeni.kaynak_k_no ?? null) : null },
        tarife: sentTariff(tarife),
        ...(isOwn && { yeni_kaynak: { stok: chosen, birim: chosen === 'kalkis' ? 0 : (units ?? 1) } }),
        bilinen: 0,
      }),
    onSaved,
  })
  const things = fitting(data?.data ?? [], tarife.tur)
  const mayPrice = useMay()('fiyat.yaz')
  const canSave = Object.values(form.typed.ad).some(Boolean) && (mayPrice || isPricedLater(tarife.tur))
  return (
    <OptionShell form={form} canSave={canSave} onClose={onClose}>
      <TariffFields kinds={kinds} value={tarife} onChange={setTarife} />
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        <div className="w-64 max-w-full">
          <Choice
            inForm
            label={t('stock_kind')}
            value={chosen}
            options={[...own, 'ortak' as const, 'yok' as const].map((one) => ({
              value: one,
              label: t(`stock.${one}`),
            }))}
            onChange={(next) => setStock(next as StockChoice)}
          />
        </div>
        {isOwn && chosen !== 'kalkis' && (
          <NumberField label={t('unit_count')} value={units} least={1} most={200} onChange={setUnits} />
        )}
      </div>
      <OptionFieldList
        tur={tarife.tur}
        value={form.typed}
        put={form.put}
        things={things}
        withStock={chosen === 'ortak'}
      />
    </OptionShell>
  )
}
