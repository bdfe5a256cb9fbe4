// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../../platform/language-provider.tsx'
import { showLanguage } from '../../platform/words.ts'
import { AmountField } from './amount-field.tsx'
import { CountField } from './count-field.tsx'
import { DayField } from './day-field.tsx'

await showLanguage('en')
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <LanguageProvider>{children}</LanguageProvider>
  </QueryClientProvider>
)

afterEach(cleanup)
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })

function SumScreen({ tell }: { tell: (amount: number | undefined) => void }) {
  const [sum, setSum] = useState<number>()
  const change = (amount: number | undefined) => {
    tell(amount)
    setSum(amount)
  }
  return <AmountField label="Sum" kur="EUR" value={sum ?? 100} onChange={change} />
}

test('a sum is told while it is one, and a field that is emptied stays empty', () => {
  const told: (number | undefined)[] = []
  render(<SumScreen tell={(amount) => told.push(amount)} />, { wrapper })
  expect(box().value).toBe('100.00')
  type('12,5')
  type('')
  expect(box().value).toBe('')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  type('7')
  fireEvent.blur(box())
  expect(box().value).toBe('7.00')
  expect(told).toEqual([12.5, undefined, 7])
})

test('a day is told as the wire has it, and what is none says so and changes nothing', () => {
  const told: string[] = []
  render(<DayField label="Day" value="" least="2027-08-01" onChange={(day) => told.push(day)} />, { wrapper })
  type('15082027')
  expect(told).toEqual(['2027-08-15'])
  type('30.02.2027')
  fireEvent.blur(box())
  expect(screen.getByRole('alert').textContent).toBe('Enter a date, for example 15.08.2027.')
  type('15.07.2027')
  fireEvent.blur(box())
  expect(told).toEqual(['2027-08-15'])
})

function CountScreen() {
  const [count, setCount] = useState(1)
  return <CountField label="Adults" value={count} least={1} most={4} onChange={setCount} />
}

test('a count keeps within its limits, by keys and by typing', () => {
  render(<CountScreen />, { wrapper })
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  expect(box().value).toBe('2')
  type('99')
  expect(box().value).toBe('4')
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  expect(box().value).toBe('4')
})
