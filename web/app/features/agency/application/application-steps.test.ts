import { expect, it } from 'vitest'
import { problemsIn, STEPS, stepToMend } from './application-steps.ts'

const GOOD = {
  unvan: ['Likya Seyahat Ltd. Şti.'],
  marka: ['Likya'],
  adres: ['Kaş'],
  kanallar: ['web'],
  diller: ['tr'],
  tursab_no: ['12345'],
  vergi_dairesi: ['Fethiye'],
  vergi_no: ['454 053 6920'],
  iban: ['TR33 0006 1005 1978 6457 8413 26'],
  'yetkili.ad': ['Işıl'],
  'yetkili.soyad': ['Çınar'],
  'yetkili.e_mail': ['isil@example.com'],
  'yetkili.telefon': ['0532 111 22 33'],
  gizlilik_politikasi: ['on'],
}

it('lets a good form through, and each step by itself', () => {
  expect(problemsIn(GOOD, STEPS)).toEqual({})
  expect(problemsIn({}, ['company'])).toEqual({
    unvan: 'needed',
    marka: 'needed',
    adres: 'needed',
    kanallar: 'chooseOne',
    diller: 'chooseOne',
  })
})

it.each([
  ['vergi_no', '4540536921', 'vergi_no'],
  ['iban', 'TR330006100519786457841327', 'iban'],
  ['yetkili.e_mail', 'isil@', 'wrongMail'],
  ['gizlilik_politikasi', '', 'consentRequired'],
])('says what is wrong with %s', (name, value, problem) => {
  expect(problemsIn({ ...GOOD, [name]: [value] }, STEPS)).toEqual({ [name]: problem })
})

it('leads to the first step that has something to mend', () => {
  expect(stepToMend(['gizlilik_politikasi', 'yetkili.telefon'])).toBe('people')
  expect(stepToMend(['muhasebe.e_mail', 'iban', 'belgeler'])).toBe('licence')
  expect(stepToMend(['aciklama'])).toBe('check')
  expect(stepToMend(['web'])).toBe('company')
  expect(stepToMend([])).toBeUndefined()
})
