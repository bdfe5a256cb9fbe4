import { expect, it } from 'vitest'
import { outcomeOf, valuesFrom } from './contact-outcome.ts'

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

it('reads a form that came without a script', () => {
  expect(valuesFrom(formOf({ ad: 'Elif', gizlilik_politikasi: 'on' }))).toMatchObject({
    ad: 'Elif',
    soyad: '',
    gizlilik_politikasi: true,
  })
  expect(valuesFrom(formOf({})).gizlilik_politikasi).toBe(false)
})

it('keeps what was typed when the message is refused', () => {
  const values = valuesFrom(formOf({ ad: 'Elif', mesaj: 'Uzun bir mesaj' }))
  const outcome = outcomeOf(
    {
      success: 0,
      code: 'alan_hatasi',
      message: 'Bazı alanlar eksik.',
      alanlar: [
        { alan: 'soyad', kural: 'zorunlu', mesaj: 'Bu alan zorunludur.' },
        { alan: 'soyad', kural: 'en_az', mesaj: 'ikinci' },
        { alan: 'baska', kural: 'bilinmeyen', mesaj: 'Bu alan tanınmıyor.' },
      ],
    },
    values,
  )
  expect(outcome).toEqual({
    state: 'refused',
    message: 'Bazı alanlar eksik.',
    errors: { soyad: 'Bu alan zorunludur.' },
    values,
  })
})

it('tells the number of a message that was sent', () => {
  const values = valuesFrom(formOf({ e_mail: ' elif@ornek.com ' }))
  expect(outcomeOf({ success: 1, mesaj_no: 'M1' }, values)).toEqual({
    state: 'sent',
    mesaj_no: 'M1',
    e_mail: 'elif@ornek.com',
  })
})
