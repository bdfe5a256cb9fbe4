import { EXTRA_GROUPS, type ExtraGroup } from '@meltem/contract/catalog/product-extra'
import * as templates from '@meltem/contract/catalog/templates-office'
import { Plus, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { TextField, Tick } from '../../ui/form/text-field.tsx'
import { ChoiceList } from './choice-list.tsx'
import { CurrencyChoice } from './currency-choice.tsx'
import { firstOf } from './group-sections.tsx'
import { LocalWords } from './language-texts.tsx'
import type { FieldsProps, Section } from './section.ts'
import { TemplateUses } from './template-uses.tsx'

function FollowNote({ row }: { row: { readonly urun_sayisi: number } }) {
  const t = useTranslations('admin.templates')
  return <>{t('followers', { count: row.urun_sayisi })}</>
}

interface CommonProps {
  readonly row: { readonly k_no: string; readonly urun_sayisi: number } | undefined
  readonly aktif: boolean
  readonly onActive: (aktif: boolean) => void
  readonly disabled: boolean
}

/** What every template has: whether it is offered, and which products follow it. */
function Common({ row, aktif, onActive, disabled }: CommonProps) {
  const t = useTranslations('admin.templates')
  return (
    <>
      <Tick label={t('active')} hint={t('active_hint')} value={aktif} onChange={onActive} />
      {row && <TemplateUses sablon_k_no={row.k_no} disabled={disabled} />}
    </>
  )
}

const UNITS = ['rezervasyon', 'kisi', 'gun', 'kisi_gun', 'adet'] as const

function ExtraFields({ value, set, row, disabled }: FieldsProps<templates.WrittenExtra, templates.StoredExtra>) {
  const t = useTranslations('admin.templates')
  return (
    <>
      <LocalWords label={t('name')} words={value.ad} onChange={(ad) => set({ ad })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField
          label={t('price')}
          kur={value.kur}
          value={value.fiyat}
          onChange={(fiyat) => fiyat !== undefined && set({ fiyat })}
        />
        <CurrencyChoice value={value.kur} onChange={(kur) => set({ kur })} />
        <Choice
          label={t('unit')}
          value={value.birim}
          options={UNITS.map((one) => ({ value: one, label: t(`units.${one}`) }))}
          onChange={(birim) => set({ birim: birim as (typeof UNITS)[number] })}
        />
        <Choice
          label={t('group')}
          value={value.grup ?? ''}
          options={[
            { value: '', label: t('no_group') },
            ...EXTRA_GROUPS.map((one) => ({ value: one, label: t(`groups.${one}`) })),
          ]}
          onChange={(grup) => set({ grup: (grup || null) as ExtraGroup | null })}
        />
      </div>
      <CountField label={t('most')} least={1} value={value.en_cok} onChange={(en_cok) => set({ en_cok })} />
      <Tick label={t('infants')} value={value.bebek_dahil} onChange={(bebek_dahil) => set({ bebek_dahil })} />
      <Common row={row} aktif={value.aktif} onActive={(aktif) => set({ aktif })} disabled={disabled} />
    </>
  )
}

export const EXTRAS: Section<templates.WrittenExtra, templates.StoredExtra> = {
  name: 'ek_hizmet',
  hak: 'kosul.yaz',
  list: templates.listExtraTemplates,
  save: templates.saveExtraTemplate,
  order: templates.orderExtraTemplates,
  writtenOf: ({ k_no: _key, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: {
    ad: {},
    birim: 'rezervasyon',
    fiyat: 0,
    kur: 'EUR',
    bebek_dahil: false,
    en_cok: 9,
    grup: null,
    aktif: true,
  },
  titleOf: ({ ad }) => firstOf(ad) ?? '–',
  Note: FollowNote,
  Fields: ExtraFields,
}

const ANSWERS = ['metin', 'uzun_metin', 'sayi', 'tarih', 'saat', 'secim', 'evet_hayir'] as const

function QuestionFields(props: FieldsProps<templates.WrittenQuestion, templates.StoredQuestion>) {
  const { value, set, row, rows, disabled } = props
  const t = useTranslations('admin.templates')
  const others = rows.filter(({ k_no }) => k_no !== row?.k_no)
  return (
    <>
      <LocalWords label={t('question')} words={value.baslik} onChange={(baslik) => set({ baslik })} />
      <LocalWords label={t('tip')} most={300} words={value.ipucu} onChange={(ipucu) => set({ ipucu })} />
      <TextField
        label={t('code')}
        most={41}
        value={value.kod}
        disabled={row !== undefined}
        onChange={(kod) => set({ kod: kod.toLowerCase() })}
        hint={t('code_hint')}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t('answer')}
          value={value.tip}
          options={ANSWERS.map((one) => ({ value: one, label: t(`answers.${one}`) }))}
          onChange={(tip) => set({ tip: tip as (typeof ANSWERS)[number] })}
        />
        <Choice
          label={t('scope')}
          value={value.kapsam}
          options={(['rezervasyon', 'kisi'] as const).map((one) => ({ value: one, label: t(`scopes.${one}`) }))}
          onChange={(kapsam) => set({ kapsam: kapsam as 'rezervasyon' | 'kisi' })}
        />
      </div>
      {value.tip === 'secim' && (
        <ChoiceList
          label={t('choices')}
          choices={value.secenekler}
          onChange={(secenekler) => set({ secenekler })}
          make={(kod) => ({ kod, baslik: {} })}
          disabled={disabled}
        />
      )}
      <Tick label={t('needed')} value={value.zorunlu} onChange={(zorunlu) => set({ zorunlu })} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={t('depends')}
          value={value.kosul?.kod ?? ''}
          options={[
            { value: '', label: t('always') },
            ...others.map(({ kod, baslik }) => ({ value: kod, label: firstOf(baslik) ?? kod })),
          ]}
          onChange={(kod) => set({ kosul: kod ? { kod, deger: value.kosul?.deger ?? 'evet' } : null })}
        />
        {value.kosul && (
          <TextField
            label={t('depends_value')}
            most={80}
            value={value.kosul.deger}
            onChange={(deger) => value.kosul && set({ kosul: { ...value.kosul, deger } })}
          />
        )}
      </div>
      <Common row={row} aktif={value.aktif} onActive={(aktif) => set({ aktif })} disabled={disabled} />
    </>
  )
}

export const QUESTIONS: Section<templates.WrittenQuestion, templates.StoredQuestion> = {
  name: 'soru',
  hak: 'grup.yaz',
  list: templates.listQuestionTemplates,
  save: templates.saveQuestionTemplate,
  order: templates.orderQuestionTemplates,
  writtenOf: ({ k_no: _key, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: {
    kod: '',
    kapsam: 'rezervasyon',
    tip: 'metin',
    baslik: {},
    ipucu: {},
    zorunlu: false,
    secenekler: [],
    kosul: null,
    aktif: true,
  },
  titleOf: ({ baslik }) => firstOf(baslik) ?? '–',
  Note: FollowNote,
  Fields: QuestionFields,
}

type Windows = templates.WrittenPolicy['kosullar']

function PolicyFields({ value, set, row, disabled }: FieldsProps<templates.WrittenPolicy, templates.StoredPolicy>) {
  const t = useTranslations('admin.templates')
  return (
    <>
      <LocalWords label={t('name')} words={value.ad} onChange={(ad) => set({ ad })} />
      <WindowsField windows={value.kosullar} onChange={(kosullar) => set({ kosullar })} />
      {row && row.urun_sayisi > 0 && (
        <p className="text-13 text-ink-2">{t('policy_reach', { count: row.urun_sayisi })}</p>
      )}
      <Common row={row} aktif={value.aktif} onActive={(aktif) => set({ aktif })} disabled={disabled} />
    </>
  )
}

const WHOLE_NUMBER = /\D/g

/** So many days before and so much comes back, longest first. */
function WindowsField({ windows, onChange }: { windows: Windows; onChange: (windows: Windows) => void }) {
  const t = useTranslations('admin.templates')
  const put = (at: number, part: Partial<Windows[number]>) =>
    onChange(windows.map((one, place) => (place === at ? { ...one, ...part } : one)))
  const numberOf = (text: string, most: number) => Math.min(most, Number(text.replaceAll(WHOLE_NUMBER, '') || 0))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-semibold">{t('windows')}</legend>
      {windows.map(({ gun, iade_oran }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list; its values change while they are typed.
        <div key={at} className="flex flex-wrap items-end gap-2">
          <div className="w-28">
            <TextField
              label={t('days')}
              most={3}
              value={String(gun)}
              onChange={(text) => put(at, { gun: numberOf(text, 365) })}
            />
          </div>
          <div className="w-28">
            <TextField
              label={t('back')}
              most={3}
              value={String(iade_oran)}
              onChange={(text) => put(at, { iade_oran: numberOf(text, 100) })}
            />
          </div>
          <Button
            size="icon"
            aria-label={t('remove_window', { days: gun })}
            onClick={() => onChange(windows.toSpliced(at, 1))}
            className="border-transparent! max-lg:min-h-11"
          >
            <X aria-hidden="true" className="icon" />
          </Button>
        </div>
      ))}
      <Button
        onClick={() => onChange([...windows, { gun: 0, iade_oran: 0 }])}
        disabled={windows.length >= 8}
        className="justify-self-start max-lg:min-h-11"
      >
        <Plus aria-hidden="true" className="icon" />
        {t('add_window')}
      </Button>
      <p className="text-12 text-ink-2">{t('windows_hint')}</p>
    </fieldset>
  )
}

export const POLICIES: Section<templates.WrittenPolicy, templates.StoredPolicy> = {
  name: 'iptal',
  hak: 'kosul.yaz',
  list: templates.listPolicyTemplates,
  save: templates.savePolicyTemplate,
  order: templates.orderPolicyTemplates,
  writtenOf: ({ k_no: _key, surum: _version, urun_sayisi: _products, ...written }) => written,
  empty: {
    ad: {},
    kosullar: [
      { gun: 30, iade_oran: 100 },
      { gun: 7, iade_oran: 50 },
    ],
    aktif: true,
  },
  titleOf: ({ ad }) => firstOf(ad) ?? '–',
  Note: FollowNote,
  Fields: PolicyFields,
}
