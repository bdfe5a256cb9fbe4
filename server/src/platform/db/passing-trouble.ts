/**
 * Whether a failure is the database's and passes by itself: it is starting, stopping, failing over, full of connections
 * or gone, or the statement lost a race or its time. The person may try again; nothing is wrong with the request. Every
 * way PostgreSQL, the driver, the pool and the system say so is listed here and nowhere else.
 */
export function isPassingTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (typeof code === 'string' && (isPassingState(code) || isLostLine(code, syscall))) return true
  if (LOST.some((start) => error.message.startsWith(start))) return true
  // Several addresses of one host are tried one after the other, and told together.
  if (error instanceof AggregateError) return error.errors.some(isPassingTrouble)
  return error.cause !== undefined && isPassingTrouble(error.cause)
}

/** SQLSTATE by class: 08 connection, 53 resources, 58 the machine below it. */
const PASSING_CLASSES = ['08', '53', '58']

const PASSING_STATES = new Set([
  '25006', // read only: a standby that has not been promoted yet
  '40001', // serialization
  '40P01', // deadlock
  '55P03', // a lock that took too long
  '57014', // a statement that took too long
  '57P01', // shut down by the administrator
  '57P02', // crashed
  '57P03', // starting up
  '57P04', // dropped
  '57P05', // idle for too long
])

function isPassingState(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && (PASSING_STATES.has(code) || PASSING_CLASSES.includes(code.slice(0, 2)))
}

const LOST_LINES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'])
const NO_WAY_THERE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN'])
/** A socket in a folder: its file is gone while the server is, or is there and no server listens. */
const NO_SOCKET = new Set(['ENOENT', 'EACCES', 'EAGAIN'])

function isLostLine(code: string, syscall: string | undefined): boolean {
  if (LOST_LINES.has(code) || NO_WAY_THERE.has(code)) return true
  return syscall === 'connect' ? NO_SOCKET.has(code) : code === 'ENOTFOUND' && syscall === 'getaddrinfo'
}

/** What the driver, its pool and the job queue say without a code. */
const LOST = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'LISTEN/NOTIFY',
  'Database not opened',
] as const
