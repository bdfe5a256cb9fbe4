import { describe, expect, it } from 'vitest'
import en from '../../../../i18n/src/messages/en.json' with { type: 'json' }
import { keepMessages } from '../../platform/words/message-store.ts'
import { prefilledValues } from './prefill.ts'

keepMessages('en', en)

const query = (text: string) => new URLSearchParams(text)

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
      mesaj: 'Hello, please send me your newsletter. My e-mail address: a@b.co',
    })
  })

  it('does not trust the subject of the address', () => {
    expect(prefilledValues(query('konu=%3Cscript%3E'), 'en').konu).toBe('diger')
  })

  it('takes over one line of bounded length', () => {
    const { e_mail } = prefilledValues(
      query(`e_mail=${encodeURIComponent(`a@b.co\nBcc: x\u0000${'ç'.repeat(500)}`)}`),
      'en',
    )
    expect(e_mail).toMatch(/^a@b\.co Bcc: x ç+$/)
    expect(e_mail).toHaveLength(120)
  })

  it('never gives consent for the person', () => {
    expect(prefilledValues(query('gizlilik_politikasi=true'), 'en').gizlilik_politikasi).toBe(false)
  })
})
