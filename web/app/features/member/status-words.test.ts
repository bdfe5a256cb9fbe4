import { RESERVATION_STATES } from '@meltem/contract/reservation/reservation'
import { STATES } from '@meltem/domain/reservation/reservation-states'
import { expect, it } from 'vitest'
import { bookingLabel, collectionLabel } from './status-words.ts'

it.each([
  [0, 'none'],
  [1, 'advance'],
  [2, 'all'],
  [3, 'partly'],
  [4, 'other'],
  [-1, 'other'],
])('collection status %i is "%s"', (status, label) => {
  expect(collectionLabel(status).label).toBe(label)
})

it('names every state as the closing status does, a request by its waiting', () => {
  const words = { aktif: 'active', kapandi: 'completed', iptal: 'cancelled' }
  for (const durum of RESERVATION_STATES) {
    const expected = durum === 'requested' ? 'waiting' : words[STATES[durum].rezervasyon_durum]
    expect(bookingLabel(durum).label, durum).toBe(expected)
  }
})
