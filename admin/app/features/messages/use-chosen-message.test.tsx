// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { GERMAN } from '../../testing/sample-data.ts'
import { useChosenMessage } from './use-chosen-message.ts'

afterEach(cleanup)

test('what was marked stays marked, although the list is drawn once more as it was before it lets the message go', () => {
  const answered = { ...GERMAN, durum: 'yanitlandi' as const }
  const { result, rerender } = renderHook(({ listed }) => useChosenMessage(listed, GERMAN.k_no), {
    initialProps: { listed: [GERMAN] },
  })
  act(() => result.current.keep(answered))
  rerender({ listed: [GERMAN] })
  rerender({ listed: [] })
  expect(result.current.chosen).toBe(answered)
})
