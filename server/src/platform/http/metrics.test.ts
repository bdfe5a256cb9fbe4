import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from '@meltem/domain/calendar-day'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nights, placement } from '../../testing/hammer/hammer-basket.ts'
import { FIRST_DAY } from '../../testing/hammer/hammer-catalog.ts'
import { openTestPayment, type TestPayment } from '../../testing/test-payment.ts'
import { tenantLabel } from '../counters.ts'

let shop: TestPayment
beforeAll(async () => {
  shop = await openTestPayment()
})
afterAll(() => shop.close())

const DEPLOY = join(import.meta.dirname, '..', '..', '..', '..', 'deploy')
const shown = async () => (await shop.app.get('/metrics')).body

/** Words of the language of queries, and the figure that Prometheus adds itself. */
const NOT_OURS = new Set(
  'increase sum rate max by le or and histogram_quantile topk label_values up'.split(' ').concat('act', 'alarm'),
)
const LABELS = new Set(['queue', 'provider', 'outcome', 'event', 'code', 'for', 'tenant'])

function figuresOf(expressions: readonly string[]): string[] {
  const names = expressions.flatMap(
    (text) => text.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ').match(/(?<![\w.])[a-z]\w+/g) ?? [],
  )
  return [...new Set(names)].filter((name) => !NOT_OURS.has(name) && !LABELS.has(name))
}

interface Panel {
  readonly title: string
  readonly type: string
  readonly description?: string
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  readonly targets?: readonly { readonly expr: string }[]
}
const dashboard = JSON.parse(readFileSync(join(DEPLOY, 'grafana', 'meltem.json'), 'utf8')) as { panels: Panel[] }
const panels = dashboard.panels.filter(({ type }) => type !== 'row')

describe('figures that are looked at', () => {
  const rules = readFileSync(join(DEPLOY, 'prometheus', 'alerts.yml'), 'utf8')
  const alerts = [...rules.matchAll(/ expr: (.+)\n/g)].map(([, text = '']) => text)
  const drawn = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

  test.each([
    ['alerts', alerts, 8],
    ['the dashboard', drawn, 18],
  ])('%s read only what a started server shows', async (_, expressions, least) => {
    const body = await shown()
    const types = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))
    const names = figuresOf(expressions)
    expect(names.length).toBeGreaterThanOrEqual(least)
    for (const name of names) expect(types, name).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
  })

  test('labels that they ask for are labels that figures have', async () => {
    const body = await shown()
    const asked = [...alerts, ...drawn].flatMap((text) => [...text.matchAll(/(\w+)\{([^}]*)\}/g)])
    const wrong = asked.flatMap(([, name = '', inside = '']) => {
      const sample = new RegExp(`^${name}\\{([^}]*)\\}`, 'm').exec(body)?.[1]
      const labels = [...inside.matchAll(/(\w+)=/g)].map(([, label = '']) => label).filter((label) => label !== 'job')
      return sample === undefined ? [] : labels.filter((label) => !sample.includes(`${label}="`))
    })
    expect(wrong).toEqual([])
    expect(asked.length).toBeGreaterThan(20)
  })

  test('rows for people, money, stock and machines; every panel says what it shows and lies beside the others', () => {
    const rows = dashboard.panels.filter(({ type }) => type === 'row').map(({ title }) => title)
    expect(rows).toEqual(['People', 'Money', 'Stock', 'Machines'])
    const places = new Set<string>()
    for (const { title, description, gridPos } of panels) {
      expect(description, title).toMatch(/\w{3}/)
      expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24)
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
          expect(places, title).not.toContain(`${x}/${y}`)
          places.add(`${x}/${y}`)
        }
    }
  })
})

/** Two looks at the figures: how much each has grown. */
async function grown(work: () => Promise<void>): Promise<(figure: string) => number> {
  const before = await shown()
  await work()
  const after = await shown()
  const valueIn = (body: string, figure: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${figure} `))
        ?.split(' ')
        .at(-1) ?? 0,
    )
  return (figure) => valueIn(after, figure) - valueIn(before, figure)
}

describe('what is counted', () => {
  test('a booking that waits for its card, the payment, and what was refused on the way', async () => {
    const more = await grown(async () => {
      const waiting = await shop.book(nights(shop.villa, FIRST_DAY, 2))
      const taken = placement([nights(shop.villa, FIRST_DAY, 2)], {})
      expect((await shop.post('/rezervasyon-olustur-post', taken)).json()).toMatchObject({ success: 0, code: 'dolu' })
      expect(await shop.payWith(waiting)).toMatchObject({ sonuc: 'odendi' })
    })
    expect(more('bookings_total{tenant="alfa",event="placed"}')).toBe(1)
    expect(more('bookings_total{tenant="alfa",event="confirmed"}')).toBe(1)
    expect(more('refusals_total{act="place",code="dolu"}')).toBe(1)
    expect(more('payments_total{provider="test",outcome="started"}')).toBe(1)
    expect(more('payments_total{provider="test",outcome="captured"}')).toBe(1)
  })

  test('a booking that is repeated under its key counts once', async () => {
    const more = await grown(async () => {
      const body = placement([nights(shop.villa, addDays(FIRST_DAY, 10), 2)], {})
      for (const _ of [1, 2]) expect((await shop.post('/rezervasyon-olustur-post', body)).json().success).toBe(1)
    })
    expect(
      more('bookings_total{tenant="alfa",event="placed"}') + more('bookings_total{tenant="alfa",event="confirmed"}'),
    ).toBe(1)
  })

  test('connections, memory and queues are read where they stand', async () => {
    const body = await shown()
    expect(body).toMatch(/^database_connections\{state="most"\} 4$/m)
    expect(body).toMatch(/^database_connections\{state="waiting"\} 0$/m)
    expect(body).toMatch(/^memory_reads_total\{outcome="kept"\} [1-9]/m)
    expect(body).toMatch(/^queue_tasks\{queue="send-mail",state="ready"\} \d/m)
    expect(body).toMatch(/^mails_due \d/m)
  })

  test('a hundred tenants have a name of their own, the rest one together (RELY-30)', () => {
    const labels = Array.from({ length: 300 }, (_, place) => tenantLabel(`t${place}`))
    expect(new Set(labels).size).toBeLessThanOrEqual(101)
    expect(labels.at(-1)).toBe('others')
    expect(tenantLabel('t0')).toBe('t0')
  })
})
