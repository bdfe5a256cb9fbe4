/**
 * Whose time counts. Several processes agree on the clock of the database, which has the word on every end of a hold;
 * what is only shown goes by the clock of the process.
 */
export interface Clock {
  /** By this process. */
  now(): Date
  /** What the database is told to take for now; null for its own clock. */
  told(): Date | null
}

export const systemClock: Clock = { now: () => new Date(), told: () => null }
