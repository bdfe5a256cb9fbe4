import {
  COUPON_PAGE,
  downloadCoupons,
  listCoupons,
  type StoredCoupon,
  saveCoupon,
  tryCoupon,
  type WrittenCoupon,
} from '@meltem/contract/promotion/office'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call, download } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Choice } from '../../ui/form/choice.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Nothing, Panel } from '../../ui/panel.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { Editor } from '../groups/editor.tsx'
import { NewButton } from '../groups/new-button.tsx'
import { type FieldsProps, NEW, sectionKey, type Written } from '../groups/section.ts'
import { GivenAway, STATE_TONES, useSpan } from './campaign-section.tsx'
import { CouponTermsFields } from './coupon-fields.tsx'
import { SampleBasket } from './sample-basket.tsx'
import { SeriesDialog } from './series-dialog.tsx'

function CouponFields({ value, set, row }: FieldsProps<WrittenCoupon, StoredCoupon>) {
  const t = useTranslations('admin.promotions')
  return (
    <>
      {row && (
        <p className="text-14 text-ink-2">
          <GivenAway {...row} />
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('code')}
          most={40}
          value={value.kod}
          disabled={row !== undefined}
          onChange={(kod) => set({ kod })}
          hint={row ? t('code_stays') : t('code_hint')}
        />
        <TextField
          type="email"
          most={254}
          label={t('member')}
          value={value.uye_e_mail ?? ''}
          onChange={(text) => set({ uye_e_mail: text.trim() === '' ? null : text.trim() })}
          hint={t('member_hint')}
        />
      </div>
      <CouponTermsFields value={value} set={set} />
      <SampleBasket
        kur={value.kur}
        onTry={async (sepet) => (await call(tryCoupon, { ...(row && { k_no: row.k_no }), kupon: value, sepet })).data}
      />
    </>
  )
}

const COUPON: Written<WrittenCoupon, StoredCoupon> = {
  name: 'kupon',
  save: saveCoupon,
  writtenOf: ({
    k_no: _key,
    surum: _version,
    durum: _state,
    seri: _series,
    kullanim: _uses,
    verilen: _given,
    ...written
  }) => written,
  empty: {
    kod: '',
    indirim_turu: 'yuzde',
    indirim_tutari: 10,
    kur: 'EUR',
    urun_tipleri: [],
    baslangic: null,
    bitis: null,
    aktif: true,
    alt_sinir: 0,
    en_cok_kullanim: null,
    uye_basina: 1,
    vitrinde: false,
    uye_e_mail: null,
  },
  titleOf: ({ kod }) => kod,
  Fields: CouponFields,
}

const STATES = ['suren', 'gelecek', 'tukendi', 'biten'] as const
type State = (typeof STATES)[number]

function useCoupons() {
  const { query, change } = useAddress()
  const durum: State | undefined = STATES.find((one) => one === query.get('durum'))
  const [ara, seri] = [query.get('ara') ?? '', query.get('seri') ?? '']
  const sayfa = Math.max(1, Number(query.get('sayfa')) || 1)
  const filter = { ...(ara && { ara }), ...(seri && { seri }), ...(durum && { durum }), sayfa }
  const answer = useQuery({
    queryKey: [...sectionKey('kupon'), filter],
    queryFn: ({ signal }) => call(listCoupons, filter, signal),
    placeholderData: keepPreviousData,
  })
  return { ...answer, query, change, ara, seri, durum, sayfa }
}

/** Coupons page by page, their series, and the chosen one beside them. */
export function CouponSection() {
  const t = useTranslations('admin.promotions')
  const mayWrite = useMay()('kampanya.yaz')
  const coupons = useCoupons()
  const { data, query } = coupons
  const chosen = query.get('sec') ?? undefined
  const rows = data?.data ?? []
  const row = rows.find(({ k_no }) => k_no === chosen)
  return (
    <>
      <CouponFilters coupons={coupons} mayWrite={mayWrite} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(300px,2fr)_minmax(0,3fr)]">
        <CouponList coupons={coupons} chosen={chosen} mayWrite={mayWrite} />
        {data && chosen && (row || chosen === NEW) ? (
          <Editor key={chosen} section={COUPON} row={row} rows={rows} mayWrite={mayWrite} />
        ) : (
          <Panel title={t('coupons_about')} className="max-lg:hidden">
            <Nothing>{t('coupons_text')}</Nothing>
          </Panel>
        )}
      </div>
    </>
  )
}

interface PartProps {
  readonly coupons: ReturnType<typeof useCoupons>
  readonly mayWrite: boolean
}

/** What the list is cut by, and a new series. */
function CouponFilters({ coupons, mayWrite }: PartProps) {
  const t = useTranslations('admin.promotions')
  const { data, change, ara, seri, durum } = coupons
  const [isMaking, setMaking] = useState(false)
  return (
    <div className="mb-3 flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('search')}
        placeholder={t('search')}
        value={ara}
        onSearch={(words) => change({ ara: words.trim() || undefined, sayfa: undefined }, { replace: true })}
      />
      <Choice
        label={t('state')}
        value={durum ?? ''}
        options={[{ value: '', label: t('all') }, ...STATES.map((one) => ({ value: one, label: t(`states.${one}`) }))]}
        onChange={(value) => change({ durum: value || undefined, sayfa: undefined })}
      />
      <Choice
        label={t('series')}
        value={seri}
        options={[
          { value: '', label: t('all') },
          ...(data?.seriler ?? []).map((one) => ({
            value: one.seri,
            label: t('series_of', { name: one.seri, count: one.sayi, used: one.kullanim }),
          })),
        ]}
        onChange={(value) => change({ seri: value || undefined, sayfa: undefined })}
      />
      {seri && <SeriesFile seri={seri} />}
      {mayWrite && (
        <Button onClick={() => setMaking(true)} className="max-lg:min-h-11">
          {t('make_series')}
        </Button>
      )}
      {isMaking && (
        <SeriesDialog
          onClose={() => setMaking(false)}
          onMade={(name) => change({ seri: name, sayfa: undefined, sec: undefined })}
        />
      )}
    </div>
  )
}

function CouponList({ coupons, mayWrite, chosen }: PartProps & { chosen: string | undefined }) {
  const t = useTranslations('admin.promotions')
  const { data, error, refetch, change, sayfa } = coupons
  return (
    <Panel
      title={t('coupons')}
      aside={mayWrite && <NewButton quiet={chosen !== undefined} onClick={() => change({ sec: NEW })} />}
      className={chosen ? 'max-lg:hidden' : ''}
    >
      {!data && (error ? <Problem error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />)}
      {data?.data.length === 0 && (
        <Nothing>
          <p className="font-[620] text-ink">{t('no_coupons')}</p>
          <p>{t('no_coupons_next')}</p>
        </Nothing>
      )}
      <ul aria-label={t('coupons')}>
        {data?.data.map((one) => (
          <CouponRow
            key={one.k_no}
            coupon={one}
            isChosen={one.k_no === chosen}
            onOpen={() => change({ sec: one.k_no })}
          />
        ))}
      </ul>
      {data && data.toplam > COUPON_PAGE && (
        <Pages page={sayfa} total={data.toplam} onPage={(to) => change({ sayfa: to === 1 ? undefined : String(to) })} />
      )}
    </Panel>
  )
}

interface CouponRowProps {
  readonly coupon: StoredCoupon
  readonly isChosen: boolean
  readonly onOpen: () => void
}

function CouponRow({ coupon, isChosen, onOpen }: CouponRowProps) {
  const t = useTranslations('admin.promotions')
  const span = useSpan()
  return (
    <li className="border-line-soft border-b last:border-b-0">
      <button
        type="button"
        aria-current={isChosen || undefined}
        onClick={onOpen}
        className="grid min-h-11 w-full gap-0.5 px-4 py-2.5 text-left hover:bg-mist aria-[current=true]:bg-mist"
      >
        <span className="flex items-center justify-between gap-2">
          <b className="num wrap-anywhere font-[640]">{coupon.kod}</b>
          <Chip tone={STATE_TONES[coupon.durum]}>{t(`states.${coupon.durum}`)}</Chip>
        </span>
        <span className="text-13 text-ink-2">{[coupon.seri, span(coupon)].filter(Boolean).join(' · ')}</span>
        <span className="text-13 text-ink-2">
          <GivenAway {...coupon} />
        </span>
      </button>
    </li>
  )
}

function SeriesFile({ seri }: { seri: string }) {
  const t = useTranslations('admin.promotions')
  const errorText = useErrorText()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => download(downloadCoupons, { seri }) })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()} className="max-lg:min-h-11">
        <Download aria-hidden="true" className="icon" />
        {t('csv')}
      </Button>
      {error && (
        <p role="alert" className="text-14 text-danger">
          {errorText(error)}
        </p>
      )}
    </>
  )
}

interface PagesProps {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

function Pages({ page, total, onPage }: PagesProps) {
  const t = useTranslations('admin.promotions')
  const last = Math.ceil(total / COUPON_PAGE)
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-2 border-line border-t p-3">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} className="max-lg:min-h-11">
        {t('newer')}
      </Button>
      <span className="num text-13 text-ink-2">{t('page_of', { page, last, total })}</span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)} className="max-lg:min-h-11">
        {t('older')}
      </Button>
    </nav>
  )
}
