// @vitest-environment happy-dom
import type { Picture } from '@meltem/contract/content/picture'
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'use-intl/react'
import { afterEach, expect, it } from 'vitest'
import ru from '../../../../i18n/src/messages/ru.json' with { type: 'json' }
import { DrawnMark } from './drawn-mark.tsx'

afterEach(cleanup)

const drawn: Picture = {
  gorsel: '/img/meltem/urun/villa-1',
  kapak: 1,
  en: 1680,
  boy: 1260,
  genislikler: [400, 800],
  bicimler: ['webp'],
  iz: null,
  cizim: true,
  aciklama: {},
}

function markOf(picture: Picture, { sizes = '50vw', decorative = false } = {}) {
  const { container } = render(
    <IntlProvider locale="ru-RU" messages={ru} timeZone="Europe/Istanbul">
      <DrawnMark picture={picture} sizes={sizes} decorative={decorative} />
    </IntlProvider>,
  )
  return container.querySelector('.drawn-mark')
}

it('marks a drawing of a thing that is sold, in words', () => {
  expect(markOf(drawn)?.textContent).toBe('Иллюстрация')
})

it('marks neither a photograph nor a drawing of a place', () => {
  expect(markOf({ ...drawn, cizim: false })).toBeNull()
  expect(markOf({ ...drawn, gorsel: '/img/meltem/bolge/gocek' })).toBeNull()
})

it('says it aloud once: in the alternative text, or in the mark of a silent picture', () => {
  expect(markOf(drawn)?.getAttribute('aria-hidden')).toBe('true')
  expect(markOf(drawn, { decorative: true })?.getAttribute('aria-hidden')).toBeNull()
})

it('keeps to the pencil where a word has no room', () => {
  expect(markOf(drawn, { sizes: '72px' })?.querySelector('span')?.className).toBe('sr-only')
  expect(markOf(drawn, { sizes: '168px' })?.querySelector('span')?.className).toBe('')
})
