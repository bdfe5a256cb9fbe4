import { describe, expect, test } from 'vitest'
import { scene } from './draw-scene.ts'
import { SCENES, type SceneName } from './scene-table.ts'

const names = Object.keys(SCENES) as SceneName[]
const broken = /NaN|undefined|Infinity|\[object/

describe('scene', () => {
  test.each(names)('%s draws the same picture from the same seed, another from another', (name) => {
    const first = scene(name, { seed: 'a', ratio: '4:3' })
    expect(scene(name, { seed: 'a', ratio: '4:3' }) === first).toBe(true)
    expect(scene(name, { seed: 'b', ratio: '4:3' }) === first).toBe(false)
    expect(first.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"')).toBe(true)
    expect(first.endsWith('</svg>')).toBe(true)
    expect(broken.exec(first)?.[0]).toBeUndefined()
  })

  test.each(names.map((name, k) => ({ name, ratio: k % 2 ? ('2:3' as const) : ('21:9' as const) })))(
    '$name survives the extreme frame $ratio',
    ({ name, ratio }) => {
      expect(broken.exec(scene(name, { seed: ratio, ratio }))?.[0]).toBeUndefined()
    },
  )

  test('prefixes its ids, so that two drawings can stand in one document', () => {
    expect(scene('yoga', { seed: 'a', idPrefix: 'left-' })).toContain('id="left-0"')
  })

  test('mirrors a page head when the text stands on the right', () => {
    const left = scene('hero-bay', { seed: 'a', time: 'noon', ratio: '21:9', calm: 'left' })
    const right = scene('hero-bay', { seed: 'a', time: 'noon', ratio: '21:9', calm: 'right' })
    expect(left).not.toContain('scale(-1 1)">')
    expect(right).toContain('translate(1680 0) scale(-1 1)">')
  })
})
