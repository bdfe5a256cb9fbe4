import { type OfficeProduct, type ProductLack, publishProduct } from '@meltem/contract/catalog/office'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '../../platform/call.ts'
import { useMay } from '../../platform/rights.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UndoNote } from '../../ui/edit/undo-note.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { usePassing } from '../../ui/use-passing.ts'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { ProductState } from '../products/product-state.tsx'
import { PRODUCTS_KEY } from './product-query.ts'

/** The tab where what is missing is written. */
const WHERE: Readonly<Record<ProductLack, string>> = {
  izin_no: 'genel',
  belge: 'genel',
  bilgi: 'genel',
  secenek: 'secenekler',
  fiyat: 'fiyat',
  kapak: 'gorseller',
  dil: 'metin',
}

type Act = InputOf<typeof publishProduct>

const BEFORE = { yayinda: 'yayinla', planli: 'yayinla', emekli: 'emekli', taslak: 'geri_cek' } as const

/** What brings the product back to where it stands now; a plan is made again for its time. */
function wayBack({ k_no, durum, yayin_zamani }: OfficeProduct): Act {
  return { k_no, islem: BEFORE[durum], ...(durum === 'planli' ? { zaman: yayin_zamani } : {}) }
}

/** Where the product stands, what publishing still needs, and the acts that change it. */
export function ReadyPanel({ product }: { product: OfficeProduct }) {
  const t = useTranslations('admin.product_screen')
  const may = useMay()
  const client = useQueryClient()
  const errorText = useErrorText()
  const { k_no, eksik } = product
  const [done, setDone] = usePassing<{ readonly text: string; readonly back: Act }>()
  const act = useMutation({
    mutationFn: (wish: Act) => call(publishProduct, wish),
    onSuccess: (_answer, { islem }) => {
      setDone({ text: t(`done.${islem}`), back: wayBack(product) })
      return client.invalidateQueries({ queryKey: PRODUCTS_KEY })
    },
  })
  return (
    <Panel title={t('publication')} aside={<ProductState {...product} />}>
      <div className="grid gap-3 p-4">
        <h3 className="font-[640]">{eksik.length === 0 ? t('ready') : t('not_ready', { count: eksik.length })}</h3>
        <ul className="grid gap-1.5">
          {CHECKS.filter((lack) => isAsked(lack, product)).map((lack) => (
            <CheckRow key={lack} lack={lack} isMissing={eksik.includes(lack)} k_no={k_no} />
          ))}
        </ul>
        {act.error && <Note tone="danger">{errorText(act.error)}</Note>}
        {may('urun.yaz') && <Acts product={product} busy={act.isPending} onAct={act.mutate} />}
      </div>
      <UndoNote text={done?.text} busy={act.isPending} onUndo={done && (() => act.mutate(done.back))} />
    </Panel>
  )
}

const CHECKS: readonly ProductLack[] = ['izin_no', 'belge', 'bilgi', 'secenek', 'fiyat', 'kapak', 'dil']

/** A permit is asked of what has a field for it; everything else of all. */
function isAsked(lack: ProductLack, { parcalar, eksik }: OfficeProduct): boolean {
  const facts = parcalar.bilgi.deger
  if (lack === 'izin_no') return 'izin_no' in facts
  if (lack === 'belge') return 'belge_tarihi' in facts
  return lack !== 'bilgi' || eksik.includes(lack)
}

interface CheckProps {
  readonly lack: ProductLack
  readonly isMissing: boolean
  readonly k_no: string
}

function CheckRow({ lack, isMissing, k_no }: CheckProps) {
  const t = useTranslations('admin.product_screen')
  const words = t(`check.${lack}`)
  return (
    <li className="flex items-start gap-2">
      {isMissing ? (
        <CircleAlert aria-hidden="true" className="icon mt-0.5 flex-none text-sun-ink" />
      ) : (
        <Check aria-hidden="true" className="icon mt-0.5 flex-none text-olive" />
      )}
      {isMissing ? (
        <Link to={`/urunler/${k_no}/${WHERE[lack]}`} className="link min-h-6">
          {words}
        </Link>
      ) : (
        <span className="text-ink-2">{words}</span>
      )}
      <span className="sr-only">{isMissing ? t('missing') : t('there')}</span>
    </li>
  )
}

/** The office writes by the clock of Istanbul, which stands at +03:00 all year; no day is at once. */
function instantOf(gun: string, saat: string): string | null {
  return gun === '' ? null : new Date(`${gun}T${saat || '00:00'}:00+03:00`).toISOString()
}

interface ActsProps {
  readonly product: OfficeProduct
  readonly busy: boolean
  readonly onAct: (wish: Act) => void
}

function Acts({ product: { k_no, durum, eksik }, busy, onAct }: ActsProps) {
  const t = useTranslations('admin.product_screen')
  const [gun, setDay] = useState('')
  const [saat, setClock] = useState('09:00')
  const [isRetiring, setRetiring] = useState(false)
  const isReady = eksik.length === 0
  return (
    <>
      {durum !== 'yayinda' && (
        <>
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-13 font-semibold">{t('publish_at')}</legend>
            <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
              <DayField label={t('publish_day')} value={gun} onChange={setDay} />
              {gun !== '' && <ClockField label={t('publish_clock')} value={saat} onChange={setClock} />}
            </div>
            <p className="text-12 text-ink-2">{t('publish_at_hint')}</p>
          </fieldset>
          <Button
            look={isReady ? 'sun' : 'line'}
            disabled={!isReady}
            busy={busy}
            onClick={() => onAct({ k_no, islem: 'yayinla', zaman: instantOf(gun, saat) })}
            className="max-lg:min-h-11"
          >
            {gun === '' ? t('publish') : t('plan')}
          </Button>
        </>
      )}
      {(durum === 'yayinda' || durum === 'planli') && (
        <Button busy={busy} onClick={() => onAct({ k_no, islem: 'geri_cek' })} className="max-lg:min-h-11">
          {t('withdraw')}
        </Button>
      )}
      {durum === 'emekli' ? (
        <Button busy={busy} onClick={() => onAct({ k_no, islem: 'geri_cek' })} className="max-lg:min-h-11">
          {t('bring_back')}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => setRetiring(true)} className="max-lg:min-h-11">
          {t('retire')}
        </Button>
      )}
      {isRetiring && (
        <Dialog title={t('retire')} onClose={() => setRetiring(false)}>
          <p>{t('retire_text')}</p>
          <Button
            look="sun"
            onClick={() => {
              setRetiring(false)
              onAct({ k_no, islem: 'emekli' })
            }}
            className="justify-self-start max-lg:min-h-11"
          >
            {t('retire')}
          </Button>
        </Dialog>
      )}
    </>
  )
}
