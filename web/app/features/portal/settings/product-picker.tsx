import type { ProductCard } from '@meltem/contract/catalog/catalog'
import { listProducts } from '@meltem/contract/catalog/listing'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { usePlainCall } from '../../../platform/calls/api.ts'
import { useFrame } from '../../../platform/page/frame.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'

const MOST = 24
const SHOWN = 8

export type Chosen = Pick<ProductCard, 'k_no' | 'baslik' | 'bolge'>

interface PickerProps {
  readonly chosen: readonly Chosen[]
  readonly onChosen: (next: readonly Chosen[]) => void
}

/** What stands on the page, in its order, and where to find more. */
export function ProductPicker({ chosen, onChosen }: PickerProps) {
  const t = useTranslations('agencyPage')
  return (
    <fieldset className="grid gap-4 border-line border-t pt-5">
      <legend className="float-left w-full font-bold text-20">{t('products')}</legend>
      <p className="-mt-3 text-ink-2">{t('productsLead')}</p>
      <ChosenList chosen={chosen} onChosen={onChosen} />
      <Finder chosen={chosen} onChosen={onChosen} />
    </fieldset>
  )
}

/** The row at `from` changes places with the one at `to`. */
function swapped(list: readonly Chosen[], from: number, to: number): readonly Chosen[] {
  const next = [...list]
  const [a, b] = [next[from], next[to]]
  if (!a || !b) return list
  next[from] = b
  next[to] = a
  return next
}

function ChosenList({ chosen, onChosen }: PickerProps) {
  const t = useTranslations('agencyPage')
  const [said, setSaid] = useState('')
  const move = (from: number, to: number) => {
    const urun = chosen[from]?.baslik ?? ''
    onChosen(swapped(chosen, from, to))
    setSaid(t('moved', { urun, yer: to + 1 }))
  }
  if (chosen.length === 0) return <p className="text-ink-2">{t('noneChosen')}</p>
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="rows">
        {chosen.map(({ k_no, baslik, bolge }, place) => (
          <li key={k_no} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <b className="block font-semibold [overflow-wrap:anywhere]">{baslik}</b>
              <span className="text-14 text-ink-2">{bolge?.baslik}</span>
            </span>
            <span className="flex shrink-0">
              <Button
                look="icon"
                aria-label={t('up', { urun: baslik })}
                aria-disabled={place === 0}
                onClick={() => move(place, place - 1)}
              >
                <Icon name="chevron-up" />
              </Button>
              <Button
                look="icon"
                aria-label={t('down', { urun: baslik })}
                aria-disabled={place === chosen.length - 1}
                onClick={() => move(place, place + 1)}
              >
                <Icon name="chevron-down" />
              </Button>
              <Button
                look="icon"
                aria-label={t('remove', { urun: baslik })}
                onClick={() => onChosen(chosen.filter((each) => each.k_no !== k_no))}
              >
                <Icon name="trash" />
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Finder({ chosen, onChosen }: PickerProps) {
  const t = useTranslations('agencyPage')
  const { language } = useFrame()
  const call = usePlainCall()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<readonly Chosen[]>()
  const [problem, setProblem] = useState<string>()
  const search = async () => {
    if (!words.trim()) return
    const answer = await call(listProducts, { dil: language, ara: words.trim() })
    setFound(answer.success === 1 ? answer.data.urunler.slice(0, SHOWN) : undefined)
    setProblem(answer.success === 1 ? undefined : answer.message)
  }
  // The field stands in the form of the page: the return key looks for products and does not save.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void search()
  }
  return (
    <div className="grid gap-3 bg-mist p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id="sayfa-ara"
          label={t('search')}
          value={words}
          maxLength={120}
          className="min-w-0 flex-1 basis-60"
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={onKey}
        />
        <Button onClick={() => void search()}>{t('find')}</Button>
      </div>
      {chosen.length >= MOST ? <p className="text-14">{t('full')}</p> : null}
      <div role="status">
        {problem}
        {found?.length === 0 ? t('nothing') : null}
      </div>
      {found && found.length > 0 ? <Hits found={found} chosen={chosen} onChosen={onChosen} /> : null}
    </div>
  )
}

function Hits({ found, chosen, onChosen }: PickerProps & { readonly found: readonly Chosen[] }) {
  const t = useTranslations('agencyPage')
  return (
    <ul className="rows">
      {found.map((product) => {
        const { k_no, baslik, bolge } = product
        const there = chosen.some((each) => each.k_no === k_no)
        return (
          <li key={k_no} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <b className="block font-semibold [overflow-wrap:anywhere]">{baslik}</b>
              <span className="text-14 text-ink-2">{bolge?.baslik}</span>
            </span>
            {there ? (
              <span className="text-14 text-ink-2">{t('chosen')}</span>
            ) : (
              <Button
                size="sm"
                aria-label={t('addOf', { urun: baslik })}
                disabled={chosen.length >= MOST}
                onClick={() => onChosen([...chosen, product])}
              >
                {t('add')}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
