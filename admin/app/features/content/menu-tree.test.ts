import type { WrittenMenuItem } from '@meltem/contract/content/office'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Branch, branchesOf, DEEPEST, indented, itemsOf, movedTo, stepped } from './menu-tree.ts'

const item = (k_no: string, menu_k_no: string | null = null): WrittenMenuItem => ({
  k_no,
  menu_k_no,
  tip: 'baslik',
  turu: null,
  icerik: { tr: { baslik: k_no } },
})
const MENU = [item('a'), item('a1', 'a'), item('a2', 'a'), item('b'), item('b1', 'b'), item('c')]
const drawn = (branches: readonly Branch[]) =>
  branches.map(({ item: { k_no }, depth }) => '-'.repeat(depth) + k_no).join(' ')

describe('a menu under the hand', () => {
  const branches = branchesOf(MENU)

  test('is a list with depths and back', () => {
    expect(drawn(branches)).toBe('a -a1 -a2 b -b1 c')
    expect(itemsOf(branches)).toEqual(MENU)
  })

  test('a branch moves with what is below it', () => {
    expect(drawn(stepped(branches, 3, -1))).toBe('b -b1 a -a1 -a2 c')
    expect(drawn(stepped(branches, 0, 1))).toBe('b -b1 a -a1 -a2 c')
    expect(drawn(stepped(branches, 1, 1))).toBe('a -a2 -a1 b -b1 c')
    expect(drawn(movedTo(branches, 0, 5))).toBe('b -b1 c a -a1 -a2')
    expect(drawn(movedTo(branches, 5, 0))).toBe('c a -a1 -a2 b -b1')
  })

  test('goes in and out by a step', () => {
    expect(drawn(indented(branches, 3, 1))).toBe('a -a1 -a2 -b --b1 c')
    expect(drawn(indented(branches, 1, -1))).toBe('a a1 -a2 b -b1 c')
    expect(drawn(indented(branches, 0, 1))).toBe(drawn(branches))
  })

  test('whatever is done, nothing is lost and every item has its parent above it', () => {
    const act = fc.tuple(
      fc.constantFrom('to', 'step', 'in'),
      fc.nat(5),
      fc.nat(5),
      fc.constantFrom(1 as const, -1 as const),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const done = acts.reduce<Branch[]>((menu, [what, at, to, by]) => {
          if (what === 'to') return movedTo(menu, at, to)
          return what === 'step' ? stepped(menu, at, by) : indented(menu, at, by)
        }, branches)
        const items = itemsOf(done)
        expect(items.map(({ k_no }) => k_no).sort()).toEqual(MENU.map(({ k_no }) => k_no).sort())
        expect(drawn(branchesOf(items))).toBe(drawn(done))
        expect(Math.max(...done.map(({ depth }) => depth))).toBeLessThanOrEqual(DEEPEST)
      }),
    )
  })
})
