import { Writable } from 'node:stream'
import { createElement, type ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const WARM_UP = 200
const REQUESTS = 200

/** A card as shops have them, without data, router or texts to look up. */
function card(number: number): ReactElement {
  return createElement(
    'article',
    { key: number, className: 'card card-wide shadow rounded' },
    createElement('img', { src: `/img/${number}.webp`, alt: '', width: 480, height: 320, loading: 'lazy' }),
    createElement('h2', { className: 'card-title' }, `Blue cruise number ${number}`),
    createElement(
      'p',
      null,
      'Seven nights along the coast, with breakfast on deck and a bay of its own every evening.',
    ),
    createElement('a', { href: `/en/d/yachts/${number}`, className: 'button' }, 'Show the cruise'),
  )
}

function page(cards: number): ReactElement {
  const head = createElement('head', null, createElement('title', null, 'Plain page'))
  const body = createElement(
    'body',
    null,
    createElement(
      'main',
      null,
      Array.from({ length: cards }, (_, n) => card(n)),
    ),
  )
  return createElement('html', { lang: 'en' }, head, body)
}

function render(element: ReactElement): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done()
      },
      final(done) {
        resolve(bytes)
        done()
      },
    })
    const { pipe } = renderToPipeableStream(element, { onAllReady: () => pipe(sink), onError: reject })
  })
}

/** CPU milliseconds of React alone for a page of about this size, on this machine, now. */
export async function measurePlainPage(bytes: number): Promise<number> {
  const perCard = (await render(page(100))) / 100
  const cards = Math.max(1, Math.round(bytes / perCard))
  for (let count = 0; count < WARM_UP; count += 1) await render(page(cards))
  const before = process.cpuUsage()
  for (let count = 0; count < REQUESTS; count += 1) await render(page(cards))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / REQUESTS
}
