// @vitest-environment happy-dom
import { listProductsByKey } from '@meltem/contract/catalog/catalog'
import type { InputOf } from '@meltem/contract/wire/endpoint'
import { act, cleanup, renderHook } from '@testing-library/react'
import { createContext, type ReactNode, use } from 'react'
import { createRoutesStub } from 'react-router'
import { IntlProvider } from 'use-intl/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import type { BrowserCall } from './browser-call.ts'
import { useAnswer } from './use-answer.ts'

type Question = InputOf<typeof listProductsByKey>

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const Shown = createContext<ReactNode>(null)
const Host = () => use(Shown)
const Stub = createRoutesStub([{ id: 'root', path: '/', Component: Host }])
const FRAME = { language: 'en', currency: 'EUR', company: { kod: 'meltem' } }

/** A page of the storefront around the hook. */
function Page({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={en} timeZone="Europe/Istanbul">
      <Shown value={children}>
        <Stub hydrationData={{ loaderData: { root: { frame: FRAME } } }} />
      </Shown>
    </IntlProvider>
  )
}

const about = (k_no: string): Question => ({ dil: 'en', kur: 'EUR', k_no })
const good = (duzeltme: string) => ({ success: 1 as const, data: [], duzeltme })
const refusal = { success: 0 as const, code: 'sunucu_hatasi', message: 'Not now.' }

/** A call that answers when the test says so, each question on its own. */
function held() {
  const asked: { readonly k_no: string; readonly answer: (answer: object) => Promise<void> }[] = []
  const call: BrowserCall = (_endpoint, input) =>
    new Promise((resolve) => {
      const { k_no } = input as Question
      asked.push({ k_no, answer: (answer) => act(async () => resolve(answer as never)) })
    })
  return { asked, call }
}

interface Props {
  readonly input: Question | null
  readonly call: BrowserCall
  readonly pause?: number
  readonly asker?: string
}

function open(props: Props) {
  return renderHook(({ input, ...manner }: Props) => useAnswer(listProductsByKey, input, manner), {
    initialProps: props,
    wrapper: Page,
  })
}

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('asks when the page is open, once for a question that reads the same', async () => {
  const { asked, call } = held()
  const { result, rerender } = open({ input: about('a'), call })
  rerender({ input: about('a'), call })
  expect(result.current).toMatchObject({ answer: undefined, failure: undefined, asked: undefined, isAsking: true })
  expect(asked.map(({ k_no }) => k_no)).toEqual(['a'])
  await asked[0]?.answer(good('a'))
  expect(result.current).toMatchObject({ answer: good('a'), failure: undefined, asked: about('a'), isAsking: false })
})

it('keeps what stands until the newest question is answered, and drops late answers to older ones', async () => {
  const { asked, call } = held()
  const { result, rerender } = open({ input: about('a'), call })
  await asked[0]?.answer(good('a'))
  rerender({ input: about('b'), call })
  expect(result.current).toMatchObject({ answer: good('a'), asked: about('a'), isAsking: true })
  rerender({ input: about('c'), call })
  await asked[2]?.answer(good('c'))
  await asked[1]?.answer(good('b'))
  expect(result.current).toMatchObject({ answer: good('c'), asked: about('c'), isAsking: false })
})

it('keeps the last answer beside a refusal, and both until the next answer', async () => {
  const { asked, call } = held()
  const { result, rerender } = open({ input: about('a'), call })
  await asked[0]?.answer(good('a'))
  rerender({ input: about('b'), call })
  await asked[1]?.answer(refusal)
  expect(result.current).toMatchObject({ answer: good('a'), failure: refusal, asked: about('b'), isAsking: false })
  act(() => result.current.again())
  expect(result.current).toMatchObject({ failure: refusal, isAsking: true })
  expect(asked.map(({ k_no }) => k_no)).toEqual(['a', 'b', 'b'])
  await asked[2]?.answer(good('b'))
  expect(result.current).toMatchObject({ answer: good('b'), failure: undefined, isAsking: false })
})

it('asks nothing without a question, and forgets what it knew', async () => {
  const { asked, call } = held()
  const shownWithout: unknown[] = []
  const none: Pick<Props, 'input'> = { input: null }
  const show = ({ input }: typeof none) => {
    const shown = useAnswer(listProductsByKey, input, { call })
    if (input === null) shownWithout.push(shown.answer)
    return shown
  }
  const { result, rerender } = renderHook(show, { initialProps: none, wrapper: Page })
  expect(result.current).toMatchObject({ answer: undefined, isAsking: false })
  rerender({ input: about('a') })
  await asked[0]?.answer(good('a'))
  rerender({ input: about('b') })
  rerender(none)
  expect(result.current).toMatchObject({ answer: undefined, failure: undefined, asked: undefined, isAsking: false })
  // Not even in the first picture after the question is gone.
  expect(new Set(shownWithout)).toEqual(new Set([undefined]))
  await asked[1]?.answer(good('b'))
  rerender({ input: about('c') })
  expect(result.current).toMatchObject({ answer: undefined, isAsking: true })
})

it('asks once people have stopped for the pause, with the newest question', async () => {
  const { asked, call } = held()
  const { result, rerender } = open({ input: about('a'), call, pause: 100 })
  await passing(60)
  rerender({ input: about('b'), call, pause: 100 })
  await passing(99)
  expect(asked).toEqual([])
  expect(result.current.isAsking).toBe(true)
  await passing(1)
  expect(asked.map(({ k_no }) => k_no)).toEqual(['b'])
})

it('sends no question of a page that is gone', async () => {
  const { asked, call } = held()
  const { unmount } = open({ input: about('a'), call, pause: 100 })
  unmount()
  await passing(1000)
  expect(asked).toEqual([])
})

it('asks anew for another person', async () => {
  const { asked, call } = held()
  const { result, rerender } = open({ input: about('a'), call, asker: 'visitor' })
  await asked[0]?.answer(good('for all'))
  rerender({ input: about('a'), call, asker: 'member' })
  expect(result.current).toMatchObject({ answer: good('for all'), isAsking: true })
  await asked[1]?.answer(good('for members'))
  expect(result.current).toMatchObject({ answer: good('for members'), isAsking: false })
})

it('takes an answer that came another way, and no older one after it', async () => {
  const { asked, call } = held()
  const { result } = open({ input: about('a'), call })
  await asked[0]?.answer(refusal)
  act(() => result.current.again())
  act(() => result.current.put(good('changed') as never))
  expect(result.current).toMatchObject({ answer: good('changed'), failure: undefined, isAsking: false })
  await asked[1]?.answer(good('as it was before'))
  expect(result.current.answer).toEqual(good('changed'))
  act(() => result.current.again())
  await asked[2]?.answer(good('as it is now'))
  expect(result.current.answer).toEqual(good('as it is now'))
})

it('asks as the visitor of the page where no other call is given', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(good('a'))))
  vi.stubGlobal('fetch', fetch)
  const { result } = renderHook(() => useAnswer(listProductsByKey, about('a')), { wrapper: Page })
  await passing(0)
  expect(fetch.mock.calls[0]).toEqual([
    '/api/urun-kart-listele?dil=en&kur=EUR&k_no=a',
    { headers: { company: 'meltem', 'accept-language': 'en' } },
  ])
  expect(result.current.answer).toEqual(good('a'))
})
