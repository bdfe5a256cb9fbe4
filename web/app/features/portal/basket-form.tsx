import { findPortalPlaces, listNetProducts } from '@meltem/contract/agency/portal'
import type { quoteBasket } from '@meltem/contract/reservation/basket'
import type { InputOf, OutputOf } from '@meltem/contract/wire/endpoint'
import { todayOnCoast } from '@meltem/i18n/day-words'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useAgencyCall } from '../../platform/calls/agency-session.ts'
import { textOf } from '../../platform/calls/form-text.ts'
import { useAnswer } from '../../platform/calls/use-answer.ts'
import { useFrame } from '../../platform/page/frame.ts'
import { Button } from '../../ui/button.tsx'
import { CountField } from '../../ui/form/count-field.tsx'
import { SelectField, TextField } from '../../ui/form/field.tsx'
import { ProblemNote } from '../../ui/note.tsx'
import { DayField } from '../booking/calendar/day-field.tsx'
import { usePortal } from './use-portal.ts'
import { useRefusal } from './use-refusal.ts'

export type Wish = InputOf<typeof quoteBasket>['sepet_urunler'][number]
type Choice = OutputOf<typeof findPortalPlaces>['secenekler'][number]

interface Dates {
  readonly urun_k_no: string
  readonly baslangic: string
  readonly bitis?: string
  readonly yetiskin: number
  readonly cocuk: number
  readonly bebek: number
}

/** Product, days and people; then the departure or the option to quote. */
export function BasketForm(props: { product: string; busy: boolean; onWish: (wish: Wish) => void }) {
  const t = useTranslations('agencyPortal')
  const call = useAgencyCall()
  const refusal = useRefusal()
  const [found, setFound] = useState<{ dates: Dates; choices: readonly Choice[] }>()
  const [problem, setProblem] = useState<string>()
  const [looking, setLooking] = useState(false)
  const look = async (dates: Dates) => {
    setLooking(true)
    const answer = await call(findPortalPlaces, dates)
    setLooking(false)
    setProblem(answer.success === 1 ? undefined : refusal(answer))
    setFound(answer.success === 1 ? { dates, choices: answer.secenekler } : undefined)
  }
  return (
    <div className="grid gap-5">
      <DatesForm product={props.product} busy={looking} onDates={(dates) => void look(dates)} />
      <ProblemNote problem={problem} />
      {found ? (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('chooseOne')}</legend>
          {found.choices.flatMap((choice, place) =>
            departuresOf(choice).map((departure) => (
              <Button
                key={`${choice.opsiyon_k_no}-${departure?.kalkis ?? ''}`}
                look="line"
                busy={props.busy}
                className="justify-self-start"
                onClick={() => props.onWish(wishOf(found.dates, choice, departure))}
              >
                <ChoiceWords choice={choice} departure={departure} number={place + 1} />
              </Button>
            )),
          )}
        </fieldset>
      ) : null}
    </div>
  )
}

type Departure = Choice['kalkislar'][number]

interface ChoiceWordsProps {
  readonly choice: Choice
  readonly departure: Departure | undefined
  readonly number: number
}

/** Which one it is, and whether it can be had at once. */
function ChoiceWords({ choice, departure, number: place }: ChoiceWordsProps) {
  const t = useTranslations('agencyPortal')
  const name = departure ? t('departure', { time: departure.saat }) : t('option', { number: place })
  const free = departure ? departure.engel === null : choice.musait
  const onRequest = choice.satis_durumu === 'sor_sat'
  return [name, ...(free ? [] : [t('full')]), ...(onRequest ? [t('onRequest')] : [])].join(' · ')
}

function departuresOf({ kalkislar }: Choice): readonly (Departure | undefined)[] {
  return kalkislar.length > 0 ? kalkislar : [undefined]
}

function wishOf(dates: Dates, { opsiyon_k_no, adet }: Choice, departure: Departure | undefined): Wish {
  const { urun_k_no, baslangic, bitis, yetiskin, cocuk, bebek } = dates
  return {
    k_no: crypto.randomUUID(),
    urun_k_no,
    opsiyon_k_no,
    baslangic,
    ...(bitis ? { bitis } : {}),
    ...(adet > 1 ? { adet } : {}),
    ...(departure ? { kalkis: departure.kalkis, baslangic_saat: departure.saat } : {}),
    pax: { yetiskin, cocuk, bebek },
    ekstra_hizmetler: [],
  }
}

const number = (form: FormData, name: string) => Math.max(0, Math.trunc(Number(form.get(name)) || 0))

function DatesForm(props: { product: string; busy: boolean; onDates: (dates: Dates) => void }) {
  const t = useTranslations('agencyPortal')
  const [product, setProduct] = useState(props.product)
  const today = todayOnCoast()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const bitis = textOf(form, 'bitis')
    props.onDates({
      urun_k_no: product,
      baslangic: textOf(form, 'baslangic'),
      ...(bitis ? { bitis } : {}),
      yetiskin: Math.max(1, number(form, 'yetiskin')),
      cocuk: number(form, 'cocuk'),
      bebek: number(form, 'bebek'),
    })
  }
  return (
    <form onSubmit={send} className="grid gap-4 sm:grid-cols-3">
      <ProductField chosen={product} onChoose={setProduct} />
      <div className="grid gap-4 sm:col-span-3 sm:grid-cols-2">
        <DayField id="portal-from" name="baslangic" least={today} endsAt="portal-to" label={t('from')} required />
        <DayField id="portal-to" name="bitis" least={today} beginsAt="portal-from" label={t('to')} hint={t('toHint')} />
      </div>
      <div className="grid grid-cols-3 items-end gap-4 sm:col-span-3">
        {/* A party of two, until the clerk changes it. */}
        <CountField id="portal-adults" name="yetiskin" least={1} most={99} defaultValue={2} label={t('adults')} />
        <CountField id="portal-children" name="cocuk" least={0} most={99} defaultValue={0} label={t('children')} />
        <CountField id="portal-infants" name="bebek" least={0} most={99} defaultValue={0} label={t('infants')} />
      </div>
      <Button type="submit" look="deep" busy={props.busy} className="justify-self-start sm:col-span-3">
        {t('look')}
      </Button>
    </form>
  )
}

/** Found by words in the catalogue of the contract. */
function ProductField({ chosen, onChoose }: { chosen: string; onChoose: (k_no: string) => void }) {
  const { language } = useFrame()
  const { acente } = usePortal()
  const t = useTranslations('agencyPortal')
  const [words, setWords] = useState('')
  const question = { dil: language, kur: acente.kur, ...(words.trim() ? { ara: words.trim() } : {}) }
  const { answer, failure } = useAnswer(listNetProducts, question, { call: useAgencyCall() })
  const rows = answer?.data.filter(({ oran }) => oran !== null) ?? []
  return (
    <div className="grid gap-4 sm:col-span-3 sm:grid-cols-2">
      <TextField
        id="portal-find"
        label={t('search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        error={failure?.message}
      />
      <SelectField
        id="portal-product"
        label={t('product')}
        required
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        options={[
          { value: '', label: t('choose') },
          ...(chosen && !rows.some(({ k_no }) => k_no === chosen) ? [{ value: chosen, label: t('chosen') }] : []),
          ...rows.map(({ k_no, baslik }) => ({ value: k_no, label: baslik })),
        ]}
      />
    </div>
  )
}
