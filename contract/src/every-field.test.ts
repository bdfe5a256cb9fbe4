import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { API } from './api.ts'
import { hostileFor } from './testing/hostile-values.ts'
import { listFields } from './testing/input-fields.ts'
import { sampleOf } from './testing/sample-input.ts'

describe('every field of every call refuses what no column, calendar or mail can hold', () => {
  test.each(API.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (_, { input }) => {
    const accepted = listFields(input).flatMap((field) => {
      const schema = field.schema as z.ZodMiniType
      return hostileFor(field, sampleOf(schema))
        .filter((value) => z.safeParse(schema, value).success)
        .map((value) => `${field.path.join('.')} accepts ${JSON.stringify(value).slice(0, 60)}`)
    })
    expect(accepted).toEqual([])
  })
})
