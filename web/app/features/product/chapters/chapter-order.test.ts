import { expect, test } from 'vitest'
import { lookOf } from './chapter-order.ts'

const chaptersOf = (kind: Parameters<typeof lookOf>[0]) => lookOf(kind).chapters

test('chapters that only read stand together, in the order people ask', () => {
  expect(chaptersOf('villa')).toEqual([
    { still: ['highlights'] },
    { live: 'calendar' },
    { live: 'seasons' },
    { still: ['sleeping', 'equipment', 'included', 'meeting'] },
    { live: 'policy' },
    { still: ['goodToKnow', 'questions'] },
  ])
})

test('every kind ends with its terms, then what is good to know', () => {
  expect(chaptersOf('ekstra')).toEqual([
    { still: ['highlights', 'itinerary', 'included', 'equipment', 'meeting'] },
    { live: 'policy' },
    { still: ['goodToKnow', 'questions'] },
  ])
  expect(chaptersOf('dugun').filter((one) => 'live' in one)).toEqual([
    { live: 'packages' },
    { live: 'gallery' },
    { live: 'enquiry' },
    { live: 'policy' },
  ])
})
