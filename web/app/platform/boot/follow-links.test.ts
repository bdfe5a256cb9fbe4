// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { routerTarget } from './follow-links.ts'

const HERE = {
  href: 'https://a.example/tr/c/villalar?x=1',
  origin: 'https://a.example',
  pathname: '/tr/c/villalar',
  search: '?x=1',
} as Location

function click(html: string, options: MouseEventInit = {}): MouseEvent {
  document.body.innerHTML = html
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options })
  const target = document.querySelector('[data-hit]') ?? document.querySelector('a')
  Object.defineProperty(event, 'target', { value: target })
  return event
}

beforeEach(() => {
  document.body.innerHTML = ''
})

describe('routerTarget', () => {
  it('takes plain links of the same language, also from what lies inside them', () => {
    expect(routerTarget(click('<a href="https://a.example/tr/p/iptal?y=2#b"><b data-hit>x</b></a>'), HERE)).toBe(
      '/tr/p/iptal?y=2#b',
    )
  })

  it.each([
    ['another language', '<a href="https://a.example/de/c/villen">x</a>'],
    ['no language', '<a href="https://a.example/api/openapi.json">x</a>'],
    ['another site', '<a href="https://b.example/tr">x</a>'],
    ['a mail address', '<a href="mailto:a@b.example">x</a>'],
    ['a new tab', '<a target="_blank" href="https://a.example/tr">x</a>'],
    ['a download', '<a download href="https://a.example/tr/x">x</a>'],
    ['a new document', '<a data-document href="https://a.example/tr">x</a>'],
    ['a place on this page', '<a href="https://a.example/tr/c/villalar?x=1#main">x</a>'],
    ['no address', '<a>x</a>'],
    ['no link', '<b data-hit>x</b>'],
  ])('leaves %s to the browser', (_, html) => expect(routerTarget(click(html), HERE)).toBeUndefined())

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a press with %j to the browser',
    (options) => expect(routerTarget(click('<a href="https://a.example/tr">x</a>', options), HERE)).toBeUndefined(),
  )

  it('leaves a press that somebody handled', () => {
    const event = click('<a href="https://a.example/tr">x</a>')
    event.preventDefault()
    expect(routerTarget(event, HERE)).toBeUndefined()
  })
})
