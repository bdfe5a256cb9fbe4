import { expect, test } from 'vitest'
import { NightPlanes } from './night-planes.ts'

function membersOf(planes: NightPlanes, day: number, nights: number): number[] | null {
  const members: number[] = []
  const found = planes.through(day, nights)
  found?.forEach((slot) => {
    members.push(slot)
  })
  return found && members
}

test('units are left where one may arrive and every night is free', () => {
  const planes = new NightPlanes(4)
  planes.grow(70)
  for (let day = 0; day < 4; day += 1) {
    planes.write(day, 3, { free: true, arrival: day === 1 })
    planes.write(day, 40, { free: day !== 2, arrival: true })
    planes.write(day, 69, { free: true, arrival: true })
  }
  expect(membersOf(planes, 1, 1)).toEqual([3, 40, 69])
  expect(membersOf(planes, 1, 2)).toEqual([3, 69])
  expect(membersOf(planes, 0, 2)).toEqual([40, 69])
  expect(membersOf(planes, 3, 2)).toBeNull()
})

test('what is written again replaces what was, and growing keeps it', () => {
  const planes = new NightPlanes(2)
  planes.grow(32)
  planes.write(0, 31, { free: true, arrival: true })
  planes.grow(200)
  planes.write(0, 150, { free: true, arrival: true })
  expect(membersOf(planes, 0, 1)).toEqual([31, 150])
  planes.write(0, 31, { free: false, arrival: true })
  expect(membersOf(planes, 0, 1)).toEqual([150])
})
