import { applyAsAgency } from '@meltem/contract/agency/application'
import { expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { applicationOf, writtenIn } from './application-form-data.ts'

function filled(): FormData {
  const form = new FormData()
  const values = {
    unvan: 'Likya Seyahat Ltd. Şti.',
    marka: 'Likya',
    vergi_dairesi: 'Fethiye',
    vergi_no: '454 053 6920',
    iban: 'TR33 0006 1005 1978 6457 8413 26',
    tursab_no: '12345',
    adres: 'Kaş',
    web: 'likya.example.com',
    'yetkili.ad': 'Işıl',
    'yetkili.soyad': 'Çınar',
    'yetkili.telefon': '0532 111 22 33',
    'yetkili.e_mail': 'isil@example.com',
    bolgeler: 'Kaş, Kalkan ,',
    istenen_mutabakat: 'net_fiyat',
    gizlilik_politikasi: 'on',
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  form.append('kanallar', 'web')
  form.append('kanallar', 'magaza')
  form.append('diller', 'tr')
  return form
}

it('is what the contract wants, however people write their numbers', () => {
  const body = applicationOf(writtenIn(filled()), [], 'tr')
  expect(safeParse(applyAsAgency.input, body).success).toBe(true)
  expect(body).toMatchObject({
    vergi_no: '4540536920',
    iban: 'TR330006100519786457841326',
    web: 'https://likya.example.com',
    yetkili: { telefon: '+905321112233' },
    kanallar: ['web', 'magaza'],
    bolgeler: ['Kaş', 'Kalkan'],
  })
  expect(body).not.toHaveProperty('muhasebe')
})

it('an empty form is refused at its fields, not by an exception', () => {
  const parsed = safeParse(applyAsAgency.input, applicationOf(writtenIn(new FormData()), [], 'de'))
  expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(
    expect.arrayContaining(['unvan', 'vergi_no', 'iban', 'yetkili.e_mail', 'kanallar']),
  )
})
