import { connect } from '../../../server/src/platform/db/connection.ts'
import { WireClient } from './wire-client.ts'

/** Buyers at the same time, on the server and on the raw reference alike. */
export const CLIENTS = 50

/** Connections of the server's pool; the raw reference gets as many. */
const CONNECTIONS = 10

export interface Load {
  readonly perSecond: number
  readonly p99: number
  /** Answers that were no success. */
  readonly refused: number
}

/** So many clients, each starting its next act when the last one is done. */
async function inTurns(count: number, act: (place: number, client: number) => Promise<boolean>): Promise<Load> {
  const times: number[] = []
  let refused = 0
  let next = 0
  const started = performance.now()
  const client = async (_: unknown, number: number) => {
    for (let place = next++; place < count; place = next++) {
      const begun = performance.now()
      if (!(await act(place, number))) refused += 1
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, () => undefined).map(client))
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: (count - refused) / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0, refused }
}

/** Each client has a connection of its own, which stays open. */
export async function loadServer(url: string, requests: readonly Buffer[]): Promise<Load> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => WireClient.open(url)))
  try {
    return await inTurns(requests.length, async (place, client) => {
      const request = requests[place]
      return request !== undefined && (await clients[client]?.send(request)) === 200
    })
  } finally {
    for (const client of clients) client.close()
  }
}

const RAW_TABLES = `
  create schema ham;
  create table ham.kalkis (k_no int primary key, kapasite int not null, alinan int not null);
  create table ham.tutma (k_no bigint generated always as identity primary key, kalkis_k_no int not null,
    kisi int not null, zaman timestamptz not null default clock_timestamp());
  insert into ham.kalkis select place, 1000000, 0 from generate_series(0, 299) place`

/** One statement, one transaction: the least a seat can cost on this machine and this disk. */
const RAW_HOLD = {
  name: 'raw-hold',
  text: `with yer as (
      update ham.kalkis set alinan = alinan + 1 where k_no = $1 and alinan + 1 <= kapasite returning k_no)
    insert into ham.tutma (kalkis_k_no, kisi) select k_no, 1 from yer`,
}

export interface RawReference {
  /** Spread over so many departures. */
  load(count: number, departures: number): Promise<Load>
  close(): Promise<void>
}

/** What pgbench would do: prepared statements on as many connections as the server has. */
export async function openRawReference(ownerUrl: string): Promise<RawReference> {
  const { pool } = connect(ownerUrl, CONNECTIONS, (error) => process.stderr.write(`${error.message}\n`))
  await pool.query(RAW_TABLES)
  return {
    load: (count, departures) =>
      inTurns(count, async (place) => {
        const { rowCount } = await pool.query({ ...RAW_HOLD, values: [(place * 7) % departures] })
        return rowCount === 1
      }),
    close: () => pool.end(),
  }
}
