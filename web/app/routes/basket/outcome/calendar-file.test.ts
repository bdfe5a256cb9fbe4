import { expect, it } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const base = {
  k_no: 'a',
  baslik: 'Gulet',
  baslangic: '2027-08-16',
  baslangic_saat: null,
  bitis: null,
  bitis_saat: null,
}
const file = (...lines: (typeof base | object)[]) =>
  calendarFile(
    {
      kayit_no: 'INT260810142233',
      olusturma_zamani: '2026-08-10T11:22:33.000Z',
      sepet_urunler: lines.map((line) => ({ ...base, ...line })),
    },
    'meltem',
  )

it('writes a stay as whole days, the day of departure excluded', () => {
  expect(file({ bitis: '2027-08-22' })).toContain('DTSTART;VALUE=DATE:20270816\r\nDTEND;VALUE=DATE:20270822\r\n')
  expect(file({})).toContain('DTEND;VALUE=DATE:20270817')
})

it('writes a tour on the clock of the coast', () => {
  const text = file({ baslangic_saat: '09:30' })
  expect(text).toContain('DTSTART;TZID=Europe/Istanbul:20270816T093000\r\nDURATION:PT2H')
  expect(text).toContain('TZOFFSETTO:+0300')
  expect(file({ baslangic_saat: '10:00', bitis: '2027-08-20', bitis_saat: '11:00' })).toContain(
    'DTEND;TZID=Europe/Istanbul:20270820T110000',
  )
})

it('escapes and folds what people wrote', () => {
  const text = file({ baslik: `Ölüdeniz; ${'ş'.repeat(60)}, son` })
  expect(text).toContain('SUMMARY:Ölüdeniz\\;')
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

it('has one event for each line', () => {
  expect(file({}, { k_no: 'b' }).match(/BEGIN:VEVENT/g)).toHaveLength(2)
})
