// @vitest-environment happy-dom
import type { Block } from '@meltem/contract/content/content'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import { afterEach, describe, expect, it } from 'vitest'
import en from '../../../../../i18n/src/messages/en.json' with { type: 'json' }
import { SearchBox } from '../../search/box/search-box.tsx'
import { BlockList } from './block-list.tsx'

afterEach(cleanup)

const frame = {
  company: { kod: 'meltem' },
  language: 'en',
  currency: 'EUR',
  exchange: { temel: 'TRY', varsayilan: 'EUR', kurlar: [] },
}
const picture = {
  gorsel: '/img/t/x/y',
  kapak: 1,
  en: 4,
  boy: 3,
  genislikler: [480],
  bicimler: ['jpg'],
  iz: null,
  cizim: false,
  aciklama: {},
}
const call: Block = { tip: 'cagri', baslik: 'Call', metin: 'Text', etiket: 'Go', url: '/contact' }

let shown: ReactNode

function Host() {
  return (
    <IntlProvider locale="en-US" messages={en} timeZone="Europe/Istanbul">
      {shown}
    </IntlProvider>
  )
}

const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Host }])

function show(blocks: readonly Block[], searchFrom?: string, initialEntries = ['/']) {
  const search = searchFrom ? <SearchBox today={searchFrom} places={[]} /> : null
  shown = <BlockList blocks={blocks} search={search} />
  return render(<Stub initialEntries={initialEntries} hydrationData={{ loaderData: { root: { frame } } }} />)
}

describe('BlockList', () => {
  it('leaves out a block it does not know and shows the others', () => {
    const { container } = show([{ tip: 'yarin' } as unknown as Block, call])
    expect(screen.getByRole('heading', { name: 'Call' })).toBeTruthy()
    expect(container.querySelectorAll('section')).toHaveLength(1)
  })

  it('has one sun button: the first call, unless the search box has it', () => {
    const { container, unmount } = show([call, { ...call, baslik: 'Second' }])
    expect(container.querySelectorAll('.btn-sun')).toHaveLength(1)
    unmount()
    const hero = { tip: 'vitrin', baslik: 'Hero', metin: 'x', gorsel: picture, gorsel_dar: null } as unknown as Block
    const home = show([hero, call], '2026-11-15')
    expect(home.container.querySelectorAll('[role=tabpanel] .btn-sun, a.btn-sun')).toHaveLength(1)
  })

  it('puts the language before internal addresses', () => {
    show([call])
    expect(screen.getByRole('link', { name: 'Go' }).getAttribute('href')).toBe('/en/contact')
  })
})

it('a promise leads to the page that says what it means, where it has one', () => {
  const plain = { baslik: 'Small groups', metin: 'x' }
  show([{ tip: 'sozler', ogeler: [plain, { ...plain, baslik: 'Refund guarantee', url: '/p/refund-guarantee' }] }])
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Refund guarantee', '/en/p/refund-guarantee'],
  ])
})

describe('SearchBox', () => {
  const hero = { tip: 'vitrin', baslik: 'Hero', metin: 'x', gorsel: picture, gorsel_dar: null } as unknown as Block

  it('moves through the kinds with the keyboard and carries over what was typed', () => {
    show([hero], '2026-11-15')
    const tours = screen.getByRole('tab', { name: 'Tours' })
    fireEvent.input(screen.getByLabelText('Where to, and what would you like to do?'), { target: { value: 'Kaş' } })
    fireEvent.keyDown(tours, { key: 'ArrowRight' })
    const villas = screen.getByRole('tab', { name: 'Villas' })
    expect(villas.getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(villas)
    expect(tours.getAttribute('tabindex')).toBe('-1')
    const panel = document.getElementById(villas.getAttribute('aria-controls') ?? '')
    expect(panel?.querySelector<HTMLInputElement>('[name=ara]')?.value).toBe('Kaş')
    fireEvent.keyDown(villas, { key: 'End' })
    expect(screen.getByRole('tab', { name: 'Extras' }).getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Extras' }), { key: 'ArrowRight' })
    expect(tours.getAttribute('aria-selected')).toBe('true')
  })

  it('takes back an end that lies before the start', () => {
    const { container } = show([hero], '2026-11-15')
    fireEvent.click(screen.getByRole('tab', { name: 'Villas' }))
    const panel = container.querySelector('[role=tabpanel]')
    const start = panel?.querySelector<HTMLInputElement>('[name=baslangic]')
    const end = panel?.querySelector<HTMLInputElement>('[name=bitis]')
    if (!start || !end) throw new Error('the villa panel asks for two days')
    fireEvent.input(end, { target: { value: '2027-05-03' } })
    fireEvent.input(start, { target: { value: '2027-05-10' } })
    expect(end.value).toBe('')
    // One that lies after it stays, however both are written.
    fireEvent.input(end, { target: { value: '12.05.2027' } })
    fireEvent.input(start, { target: { value: '11 May 2027' } })
    expect(end.value).toBe('12.05.2027')
    expect([start.type, end.type]).toEqual(['text', 'text'])
  })

  it('leads to the list of everything, narrowed to the kind, when it knows no other', () => {
    const { container } = show([hero], '2026-11-15')
    for (const tab of screen.getAllByRole('tab')) {
      const kind = new URL(tab.getAttribute('href') ?? '', 'https://x.example').searchParams.get('urun_tipi')
      fireEvent.click(tab)
      const [form, ...others] = container.querySelectorAll('form')
      if (!form) throw new Error('the chosen kind has a form')
      expect(others).toEqual([])
      const transfer = kind === 'transfer'
      expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([transfer ? '/en/t' : '/en/d', 'get'])
      expect(new FormData(form).get('urun_tipi')).toBe(transfer ? null : kind)
      expect(container.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby')).toBe(tab.id)
    }
  })

  it('shows the kind that the address names, so that tabs lead somewhere before a script runs', () => {
    const { container } = show([hero], '2026-11-15', ['/?urun_tipi=yat'])
    expect(screen.getByRole('tab', { name: 'Yachts' }).getAttribute('aria-selected')).toBe('true')
    expect(container.querySelector<HTMLInputElement>('[name=urun_tipi]')?.value).toBe('yat')
  })

  it('does not carry over what nobody typed', () => {
    const { container } = show([hero], '2026-11-15')
    fireEvent.click(screen.getByRole('tab', { name: 'Weddings' }))
    expect(container.querySelector<HTMLInputElement>('[name=yetiskin]')?.value).toBe('40')
  })
})

describe('NewsletterBlock', () => {
  const block: Block = { tip: 'bulten', baslik: 'Letters', metin: 'Twice a month.' }

  it('warns about an address that is none, and only then', () => {
    const { container } = show([block])
    const form = container.querySelector('form')
    const field = screen.getByLabelText('Your e-mail address')
    if (!form) throw new Error('the newsletter has a form')
    fireEvent.input(field, { target: { value: 'nobody' } })
    expect(fireEvent.submit(form)).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('Fill in the mandatory fields.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    fireEvent.input(field, { target: { value: 'a@b.co' } })
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
