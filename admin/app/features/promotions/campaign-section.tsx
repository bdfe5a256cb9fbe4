import {
  listCampaigns,
  type StoredCampaign,
  saveCampaign,
  tryCampaign,
  type WrittenCampaign,
} from '@meltem/contract/promotion/office'
import { formatInstant, formatMoney } from '@meltem/i18n/format'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language-provider.tsx'
import { useMay } from '../../platform/rights.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { Tick } from '../../ui/form/text-field.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { Editor } from '../groups/editor.tsx'
import { firstOf } from '../groups/group-sections.tsx'
import { LocalWords } from '../groups/language-texts.tsx'
import { NewButton } from '../groups/new-button.tsx'
import { ProductPicker, useNamedProducts } from '../groups/product-picker.tsx'
import { type FieldsProps, NEW, sectionKey, type Written } from '../groups/section.ts'
import { DiscountFields, KindsField } from './discount-fields.tsx'
import { SampleBasket } from './sample-basket.tsx'

export const STATE_TONES: Readonly<Record<'suren' | 'gelecek' | 'biten' | 'tukendi', Tone>> = {
  suren: 'ok',
  gelecek: 'wait',
  biten: 'plain',
  tukendi: 'bad',
}

interface GivenProps {
  readonly kullanim: number
  readonly verilen: StoredCampaign['verilen']
}

/** How often it counted, and what it gave away. */
export function GivenAway({ kullanim, verilen }: GivenProps) {
  const t = useTranslations('admin.promotions')
  const { language } = useLanguage()
  const sums = verilen.map(({ kur, tutar }) => formatMoney(language, tutar, kur)).join(' + ')
  return (
    <span className="num">{sums ? t('given', { count: kullanim, sum: sums }) : t('used', { count: kullanim })}</span>
  )
}

export function useSpan(): (row: { baslangic: string | null; bitis: string | null }) => string {
  const t = useTranslations('admin.promotions')
  return ({ baslangic, bitis }) => {
    if (baslangic && bitis) return `${formatInstant(baslangic)} – ${formatInstant(bitis)}`
    if (baslangic) return t('since', { time: formatInstant(baslangic) })
    return bitis ? t('till', { time: formatInstant(bitis) }) : t('always')
  }
}

function CampaignFields({ value, set, row, disabled }: FieldsProps<WrittenCampaign, StoredCampaign>) {
  const t = useTranslations('admin.promotions')
  return (
    <>
      {row && (
        <p className="text-14 text-ink-2">
          <GivenAway {...row} />
        </p>
      )}
      <LocalWords label={t('name')} words={value.ad} onChange={(ad) => set({ ad })} hint={t('name_hint')} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Choice
          label={t('scope')}
          value={value.kapsam}
          options={(['sepet', 'urun'] as const).map((one) => ({ value: one, label: t(`scopes.${one}`) }))}
          onChange={(kapsam) => set({ kapsam: kapsam as WrittenCampaign['kapsam'] })}
        />
        <Choice
          label={t('threshold')}
          value={value.kampanya_turu}
          options={(['adet', 'tutar'] as const).map((one) => ({ value: one, label: t(`thresholds.${one}`) }))}
          onChange={(turu) => set({ kampanya_turu: turu as WrittenCampaign['kampanya_turu'], toplam_tutar: 1 })}
        />
        {value.kampanya_turu === 'adet' ? (
          <CountField
            label={t('least_count')}
            value={value.toplam_tutar}
            onChange={(toplam_tutar) => set({ toplam_tutar })}
          />
        ) : (
          <AmountField
            label={t('least_sum')}
            kur={value.kur}
            value={value.toplam_tutar}
            onChange={(amount) => amount !== undefined && set({ toplam_tutar: amount })}
          />
        )}
      </div>
      <DiscountFields value={value} set={set} />
      {value.kapsam === 'sepet' ? (
        <KindsField value={value.urun_tipleri} onChange={(urun_tipleri) => set({ urun_tipleri })} />
      ) : (
        <ProductPicker
          label={t('products')}
          value={value.urunler}
          onChange={(urunler) => set({ urunler })}
          disabled={disabled}
          noteOf={({ kampanya_k_no }) => (kampanya_k_no && kampanya_k_no !== row?.k_no ? t('has_another') : undefined)}
        />
      )}
      <Tick label={t('active')} hint={t('active_hint')} value={value.aktif} onChange={(aktif) => set({ aktif })} />
      <SampleBasket
        kur={value.kur}
        onTry={async (sepet) =>
          (await call(tryCampaign, { ...(row && { k_no: row.k_no }), kampanya: value, sepet })).data
        }
      />
    </>
  )
}

const CAMPAIGN: Written<WrittenCampaign, StoredCampaign> = {
  name: 'kampanya',
  save: saveCampaign,
  writtenOf: ({ k_no: _key, surum: _version, durum: _state, kullanim: _uses, verilen: _given, ...written }) => written,
  empty: {
    ad: {},
    kapsam: 'sepet',
    kampanya_turu: 'adet',
    toplam_tutar: 2,
    indirim_turu: 'yuzde',
    indirim_tutari: 10,
    kur: 'EUR',
    urun_tipleri: [],
    baslangic: null,
    bitis: null,
    aktif: true,
    urunler: [],
  },
  titleOf: ({ ad }) => firstOf(ad) ?? '–',
  Fields: CampaignFields,
}

/** Campaigns that run, will run and are over, and the chosen one beside them. */
export function CampaignSection() {
  const t = useTranslations('admin.promotions')
  const mayWrite = useMay()('kampanya.yaz')
  const span = useSpan()
  const { query, change } = useAddress()
  const chosen = query.get('sec') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: sectionKey('kampanya'),
    queryFn: ({ signal }) => call(listCampaigns, {}, signal),
  })
  const rows = data?.data ?? []
  const row = rows.find(({ k_no }) => k_no === chosen)
  const names = new Map(useNamedProducts().map(({ k_no, ad }) => [k_no, ad]))
  // Many campaigns of products have the same name: the first products tell them apart.
  const namesOf = ({ urunler }: StoredCampaign) => urunler.slice(0, 2).map((key) => names.get(key))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(300px,2fr)_minmax(0,3fr)]">
      <Panel
        title={t('campaigns')}
        aside={mayWrite && <NewButton quiet={chosen !== undefined} onClick={() => change({ sec: NEW })} />}
        className={chosen ? 'max-lg:hidden' : ''}
      >
        {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />)}
        {data && rows.length === 0 && (
          <Nothing>
            <p className="font-[620] text-ink">{t('no_campaigns')}</p>
            <p>{t('no_campaigns_next')}</p>
          </Nothing>
        )}
        <ul aria-label={t('campaigns')}>
          {rows.map((one) => (
            <li key={one.k_no} className="border-line-soft border-b last:border-b-0">
              <button
                type="button"
                aria-current={one.k_no === chosen || undefined}
                onClick={() => change({ sec: one.k_no })}
                className="grid min-h-11 w-full gap-0.5 px-4 py-2.5 text-left hover:bg-mist aria-[current=true]:bg-mist"
              >
                <span className="flex items-center justify-between gap-2">
                  <b className="wrap-anywhere font-[620]">{CAMPAIGN.titleOf(one)}</b>
                  <Chip tone={STATE_TONES[one.durum]}>{t(`states.${one.durum}`)}</Chip>
                </span>
                <span className="text-13 text-ink-2">{[...namesOf(one), span(one)].filter(Boolean).join(' · ')}</span>
                <span className="text-13 text-ink-2">
                  <GivenAway {...one} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
      {data && chosen && (row || chosen === NEW) ? (
        <Editor key={chosen} section={CAMPAIGN} row={row} rows={rows} mayWrite={mayWrite} />
      ) : (
        <Panel title={t('campaigns_about')} className="max-lg:hidden">
          <Nothing>{t('campaigns_text')}</Nothing>
        </Panel>
      )}
    </div>
  )
}
