import type { Db } from '../../../platform/db/connection.ts'
import { wallSecondOf } from '../../../platform/istanbul.ts'
import { keptWith } from '../../../platform/memory/kept-with.ts'

interface Course {
  /** The newest second that a reservation of this process has got. */
  newest: number
  /** Reservations under way, each of which will get one. */
  underWay: number
}

const coursesIn = keptWith<Map<number, Course>>(() => new Map())

function courseOf(db: Db, tenantId: number): Course {
  const tenants = coursesIn(db)
  const course = tenants.get(tenantId) ?? { newest: 0, underWay: 0 }
  tenants.set(tenantId, course)
  return course
}

/**
 * Where to look for a free registration number. When more than one reservation a second is placed the numbers run ahead
 * of the clock, and a search from the clock on walks through all of them. A guess that is wrong costs time and nothing
 * else: the database looks for itself (`kayit_no_al`), and the unique index has the last word.
 */
export class RegistrationGuess {
  readonly #course: Course
  /** Wall time to start looking at; null while the clock itself is ahead. */
  readonly from: string | null

  readonly #count: number

  constructor(db: Db, tenantId: number, now: Date, count: number) {
    this.#course = courseOf(db, tenantId)
    this.#count = count
    const second = this.#course.newest + 1 + this.#course.underWay
    this.#course.underWay += count
    this.from = second * 1000 > now.getTime() ? wallSecondOf(new Date(second * 1000)) : null
  }

  /** With the numbers, or without any when nothing was placed. */
  end(numbers: readonly string[]): void {
    this.#course.underWay -= this.#count
    this.#course.newest = Math.max(this.#course.newest, ...numbers.map(secondOf))
  }
}

/** INT260810142233 is 14:22:33 in Istanbul. */
function secondOf(kayit_no: string): number {
  const [year, month, day, hour, minute, second] = (kayit_no.match(/\d\d/g) ?? []).map(Number)
  return Date.UTC(2000 + (year ?? 0), (month ?? 1) - 1, day, (hour ?? 0) - 3, minute, second) / 1000
}
