import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICKS_PER_SECOND = 100

/**
 * CPU seconds of a PostgreSQL server with all its processes, from the kernel's own books; Linux only. Backends that
 * ended in between are missing, so the connections have to stay open while it is measured.
 */
export function databaseCpuSeconds(postmaster: number): number {
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = readStat(name)
    if (!stat) continue
    if (Number(name) === postmaster || stat.parent === postmaster) ticks += stat.ticks
  }
  return ticks / TICKS_PER_SECOND
}

/** The server that a backend belongs to. */
export function postmasterOf(backend: number): number {
  const stat = readStat(String(backend))
  if (!stat) throw new Error(`there is no process ${backend}; CPU times of the database are read from /proc`)
  return stat.parent
}

function readStat(pid: string): { parent: number; ticks: number } | undefined {
  let text: string
  try {
    text = readFileSync(join('/proc', pid, 'stat'), 'utf8')
  } catch {
    // It ended between the listing and the reading.
    return undefined
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}
