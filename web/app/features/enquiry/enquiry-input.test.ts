import { EnquiryForm } from '@meltem/contract/audience/enquiry'
import { expect, it } from 'vitest'
import { enquiryInput } from './enquiry-input.ts'

const form = (values: Record<string, string>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(values)) made.set(name, value)
  return made
}
const whole = {
  tur: 'villa',
  baslangic: '2027-08-15',
  bitis: '2027-08-22',
  yetiskin: '4',
  cocuk: '2',
  butce: '2500,50',
  istekler: 'Kumsala yakın',
  ad: 'Elif',
  soyad: 'Karagöz',
  e_mail: 'elif@example.com',
  gizlilik_politikasi: 'on',
}

it('is what the contract wants', () => {
  expect(EnquiryForm.parse(enquiryInput(form(whole), 'tr', 'EUR'))).toMatchObject({
    tur: 'villa',
    yetiskin: 4,
    cocuk: 2,
    bebek: 0,
    butce: 2500.5,
    kur: 'EUR',
    gizlilik_politikasi: true,
  })
})

it('leaves out what was left empty and never assumes consent', () => {
  const { gizlilik_politikasi: _, ...rest } = whole
  const input = enquiryInput(form({ ...rest, baslangic: '', bitis: '', butce: 'much', tur: 'nothing' }), 'de', 'EUR')
  expect(input).not.toHaveProperty('baslangic')
  expect(input).not.toHaveProperty('butce')
  expect(input).toMatchObject({ tur: 'diger', gizlilik_politikasi: false })
  expect(EnquiryForm.safeParse(input).success).toBe(false)
})

it('names the product whose page it was sent from, above the wishes', () => {
  const input = enquiryInput(form({ ...whole, urun: 'Wedding on the beach', istekler: 'A long table' }), 'en', 'EUR')
  expect(input.istekler).toBe('Wedding on the beach\nA long table')
  expect(enquiryInput(form({ ...whole, urun: 'Wedding on the beach', istekler: '' }), 'en', 'EUR').istekler).toBe('')
})
