import { beforeEach, expect, it } from 'vitest'
import { appStore } from './app-store.ts'
import { forgetSearch, putFirst, rememberSearch, rememberSeen, setCompared, toggleCompared } from './remembered.ts'

beforeEach(() => appStore.use.setState(appStore.use.getInitialState(), true))

it('keeps the newest first, each once', () => {
  expect(putFirst(['a', 'b'], 'b', 3)).toEqual(['b', 'a'])
  expect(putFirst(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})

it('compares up to four and lets go of each', () => {
  expect(['a', 'b', 'c', 'd', 'e'].map(toggleCompared)).toEqual([true, true, true, true, false])
  expect(toggleCompared('b')).toBe(true)
  expect(appStore.use.getState().karsilastir).toEqual(['a', 'c', 'd'])
  setCompared([])
  expect(appStore.use.getState().karsilastir).toEqual([])
})

it('remembers what was looked at and searched for', () => {
  for (const key of ['a', 'b', 'a']) rememberSeen(key)
  for (const words of ['Kaş', '  ', ' gulet ', 'Kaş']) rememberSearch(words)
  expect(appStore.use.getState().son_gorulen).toEqual(['a', 'b'])
  expect(appStore.use.getState().son_aramalar).toEqual(['Kaş', 'gulet'])
  forgetSearch('Kaş')
  expect(appStore.use.getState().son_aramalar).toEqual(['gulet'])
})
