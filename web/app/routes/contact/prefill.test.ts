import { LANGUAGES } from '@meltem/contract/language'
import { describe, expect, it } from 'vitest'
import de from '../../../../i18n/src/messages/de.json' with { type: 'json' }
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import ru from '../../../../i18n/src/messages/ru.json' with { type: 'json' }
import tr from '../../../../i18n/src/messages/tr.json' with { type: 'json' }
import { keepMessages } from '../../lib/message-store.ts'
import { prefilledValues, requestMessage } from './prefill.ts'

keepMessages('tr', tr)
keepMessages('en', en)
keepMessages('de', de)
keepMessages('ru', ru)

const query = (text: string) => new URLSearchParams(text)

describe('requestMessage', () => {
  it('says in Turkish what the search box was asked', () => {
    const text = requestMessage(query('urun_tipi=villa&yer=Kalkan&baslangic=2027-08-14&bitis=2027-08-21&kisi=4'), 'tr')
    expect(text).toBe(
      'Merhaba, şunun için teklif rica ediyorum:\n\nÜrün: Villa\nYer: Kalkan\nTarih: 14.08.2027 – 21.08.2027\nKişi sayısı: 4',
    )
  })

  it.each([
    [
      'a transfer',
      'urun_tipi=transfer&yer=Dalaman&varis=Göcek&baslangic=2027-06-01&saat=14:35&kisi=2',
      ['Product: Transfers', 'Route: Dalaman – Göcek', 'Date: 01.06.2027', 'Flight time: 14:35', 'Number of people: 2'],
    ],
    ['a transfer without an end', 'urun_tipi=transfer&yer=Dalaman', ['Product: Transfers', 'From: Dalaman']],
    ['a transfer without a start', 'urun_tipi=transfer&varis=Kaş', ['Product: Transfers', 'To: Kaş']],
    ['a car', 'urun_tipi=arac_kira&yer=Antalya&sinif=suv', ['Product: Cars', 'Place: Antalya', 'Class: SUV']],
    ['a treatment', 'urun_tipi=saglik&hizmet=Implant&ay=2027-03', ['Product: Health, Implant', 'Month: March 2027']],
    ['dates in the wrong order', 'baslangic=2027-08-21&bitis=2027-08-14', ['Dates: 14.08.2027 – 21.08.2027']],
    ['one day twice', 'baslangic=2027-08-14&bitis=2027-08-14', ['Date: 14.08.2027']],
    ['an end alone', 'bitis=2027-08-14', ['Until: 14.08.2027']],
  ])('tells of %s', (_, text, lines) => {
    expect(requestMessage(query(text), 'en')?.split('\n').slice(2)).toEqual(lines)
  })

  it.each([
    'urun_tipi=uzay',
    'baslangic=2027-02-30',
    'baslangic=14.08.2027',
    'kisi=0',
    'kisi=-3',
    'kisi=1e3',
    'saat=25:00',
    'ay=2027-13',
    'sinif=tank',
    'yer=%20%0A%09',
    '',
  ])('says nothing of what makes no sense: %s', (text) => {
    expect(requestMessage(query(text), 'en')).toBeUndefined()
  })

  it('takes over one line of bounded length', () => {
    const text = requestMessage(query(`yer=${encodeURIComponent(`Kaş\nBcc: x\u0000${'ç'.repeat(500)}`)}`), 'en')
    const place = text?.split('\n').at(-1)
    expect(place).toMatch(/^Place: Kaş Bcc: x ç+$/)
    expect(place).toHaveLength('Place: '.length + 120)
  })

  it.each(LANGUAGES)('leaves no gap in %s', (language) => {
    const text = requestMessage(query('urun_tipi=tur&yer=Göcek&baslangic=2027-08-14&kisi=2'), language)
    expect(text).not.toMatch(/[{}]/)
    expect(text).toContain('14.08.2027')
  })
})

describe('prefilledValues', () => {
  it('starts empty with the general subject', () => {
    expect(prefilledValues(query(''), 'en')).toMatchObject({
      konu: 'diger',
      mesaj: '',
      e_mail: '',
      gizlilik_politikasi: false,
    })
  })

  it('takes the address of the newsletter form along', () => {
    expect(prefilledValues(query('konu=oneri&e_mail=a@b.co'), 'en')).toMatchObject({
      konu: 'oneri',
      e_mail: 'a@b.co',
      mesaj: 'Hello, please send me your season letters. My e-mail address: a@b.co',
    })
  })

  it('does not trust the subject of the address', () => {
    expect(prefilledValues(query('konu=%3Cscript%3E'), 'en').konu).toBe('diger')
    expect(prefilledValues(query('konu=x&urun_tipi=villa'), 'en').konu).toBe('rezervasyon')
  })

  it('never gives consent for the person', () => {
    expect(prefilledValues(query('gizlilik_politikasi=true'), 'en').gizlilik_politikasi).toBe(false)
  })
})
