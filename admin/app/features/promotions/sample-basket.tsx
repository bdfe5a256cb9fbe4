import type { Tried } from '@meltem/contract/promotion/office'
import type { CartLineRequest } from '@meltem/contract/reservation/reservation'
import type { Language } from '@meltem/contract/wire/language'
import { formatMoney } from '@meltem/i18n/format'
import { useMutation } from '@tanstack/react-query'
import { FlaskConical, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../../platform/language-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { ClockField } from '../../ui/form/clock-field.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { DayField } from '../../ui/form/day-field.tsx'
import { Note } from '../../ui/note.tsx'
import { useErrorText } from '../../ui/words/use-error-text.ts'
import { useObstacleText } from '../../ui/words/use-obstacle-text.ts'
import { ProductPicker, useNamedProducts } from '../groups/product-picker.tsx'

export interface Sample {
  readonly lang: Language
  readonly sepet_urunler: CartLineRequest[]
  readonly secilen_kur: string
}

interface SampleBasketProps {
  readonly kur: string
  /** Asks the kernel; nothing is written. */
  readonly onTry: (sample: Sample) => Promise<Tried>
}

interface Line {
  readonly urun_k_no: string
  readonly baslangic: string
  readonly bitis: string
  readonly saat: string
  readonly yetiskin: number
  readonly cocuk: number
}

/** A day in the season to come, so that most things have a price. */
function usualDay(): string {
  const today = new Date()
  const july = `${today.getFullYear() + (today.getMonth() >= 6 ? 1 : 0)}-07-06`
  return july
}

function requestOf({ urun_k_no, baslangic, bitis, saat, yetiskin, cocuk }: Line): CartLineRequest {
  return {
    k_no: crypto.randomUUID(),
    urun_k_no,
    baslangic,
    ...(bitis && { bitis }),
    ...(saat && { baslangic_saat: saat }),
    ...(saat && bitis && { bitis_saat: saat }),
    pax: { yetiskin, cocuk, bebek: 0 },
    ekstra_hizmetler: [],
  }
}

/** A basket as a visitor would fill it, priced with the rule and without. */
export function SampleBasket({ kur, onTry }: SampleBasketProps) {
  const t = useTranslations('admin.promotions')
  const { language } = useLanguage()
  const errorText = useErrorText()
  const names = useNamedProducts()
  const [lines, setLines] = useState<readonly Line[]>([])
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => onTry({ lang: language, sepet_urunler: lines.map(requestOf), secilen_kur: kur }),
  })
  const choose = (keys: string[]) =>
    setLines(
      keys.map(
        (urun_k_no) =>
          lines.find((line) => line.urun_k_no === urun_k_no) ?? {
            urun_k_no,
            baslangic: usualDay(),
            bitis: '',
            saat: '',
            yetiskin: 2,
            cocuk: 0,
          },
      ),
    )
  const put = (urun_k_no: string, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.urun_k_no === urun_k_no ? { ...line, ...part } : line)))
  return (
    <section aria-label={t('try_title')} className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-[640]">{t('try_title')}</h3>
      <p className="text-13 text-ink-2">{t('try_text')}</p>
      <ProductPicker
        label={t('try_products')}
        value={lines.map(({ urun_k_no }) => urun_k_no)}
        onChange={choose}
        disabled={false}
      />
      {lines.map((line) => (
        <SampleLine
          key={line.urun_k_no}
          name={names.find(({ k_no }) => k_no === line.urun_k_no)?.ad ?? ''}
          line={line}
          onChange={(part) => put(line.urun_k_no, part)}
          onRemove={() => setLines(lines.filter(({ urun_k_no }) => urun_k_no !== line.urun_k_no))}
        />
      ))}
      <Button
        busy={isPending}
        disabled={lines.length === 0}
        onClick={() => mutate()}
        className="justify-self-start max-lg:min-h-11"
      >
        <FlaskConical aria-hidden="true" className="icon" />
        {t('try')}
      </Button>
      {error && <Note tone="danger">{errorText(error)}</Note>}
      <div role="status">{data && !error && <Outcome tried={data} />}</div>
    </section>
  )
}

interface SampleLineProps {
  readonly name: string
  readonly line: Line
  readonly onChange: (part: Partial<Line>) => void
  readonly onRemove: () => void
}

function SampleLine({ name, line, onChange, onRemove }: SampleLineProps) {
  const t = useTranslations('admin.promotions')
  return (
    <fieldset className="grid gap-2 rounded-card border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <b className="wrap-anywhere font-[620]">{name}</b>
        <Button
          size="icon"
          aria-label={t('try_remove', { name })}
          onClick={onRemove}
          className="border-transparent! max-lg:min-h-11"
        >
          <X aria-hidden="true" className="icon" />
        </Button>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <DayField label={t('try_day')} value={line.baslangic} onChange={(baslangic) => onChange({ baslangic })} />
        <DayField label={t('try_until')} value={line.bitis} onChange={(bitis) => onChange({ bitis })} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ClockField label={t('try_clock')} value={line.saat} onChange={(saat) => onChange({ saat })} />
        <CountField
          label={t('adults')}
          least={1}
          value={line.yetiskin}
          onChange={(yetiskin) => onChange({ yetiskin })}
        />
        <CountField label={t('children')} value={line.cocuk} onChange={(cocuk) => onChange({ cocuk })} />
      </div>
    </fieldset>
  )
}

/** What it took off, or why it did not. */
function Outcome({ tried }: { tried: Tried }) {
  const t = useTranslations('admin.promotions')
  const { language } = useLanguage()
  const obstacle = useObstacleText()
  const money = (amount: number) => formatMoney(language, amount, tried.kur)
  return (
    <div className="grid gap-2 rounded-card bg-mist p-3">
      <p className="num text-16 font-[640]">
        {tried.gecerli ? t('try_off', { sum: money(tried.indirim) }) : t('try_nothing')}
      </p>
      <p className="num">{t('try_sums', { before: money(tried.once), after: money(tried.sonra) })}</p>
      {tried.sorun && <p className="text-danger">{t(`problems.${tried.sorun}`)}</p>}
      {tried.rakip && <p className="text-sun-ink">{t('try_rival', { name: tried.rakip })}</p>}
      {tried.engeller.map((one) => (
        <p key={`${one.satir} ${one.neden}`} className="text-13 text-ink-2">
          {obstacle(one)}
        </p>
      ))}
    </div>
  )
}
