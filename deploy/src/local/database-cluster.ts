/** Three times etcd, Patroni and PostgreSQL, and the doors to them, as processes of this machine. */
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { etcdFile } from '../files/etcd.ts'
import { databaseDoor } from '../files/haproxy.ts'
import { patroniFile } from '../files/patroni.ts'
import { pgbouncerFile, pgbouncerUsers } from '../files/pgbouncer.ts'
import type { ClusterPlan, DatabaseNode } from '../plan.ts'
import type { Secrets } from '../secrets.ts'
import { Member } from './member.ts'
import { databaseUser, type Programs } from './packages.ts'

export interface Ground {
  readonly plan: ClusterPlan
  readonly secrets: Secrets
  readonly folder: string
  readonly programs: Programs
}

interface Machine {
  readonly node: DatabaseNode
  readonly etcd: Member
  readonly patroni: Member
}

const PATIENCE_MS = 120_000

export class DatabaseCluster {
  readonly #ground: Ground
  readonly #machines: readonly Machine[]
  readonly #doors: readonly Member[]

  constructor(ground: Ground) {
    this.#ground = ground
    this.#machines = ground.plan.databases.map((node) => machineOf(ground, node))
    this.#doors = doorsOf(ground)
  }

  async start(signal?: AbortSignal): Promise<void> {
    for (const { etcd } of this.#machines) etcd.start()
    for (const { patroni } of this.#machines) patroni.start()
    for (const door of this.#doors) door.start()
    await this.#until('every database follows the leader', async () => {
      signal?.throwIfAborted()
      return (await this.followers()).length === this.#machines.length - 1
    })
    await this.#makeDatabase()
  }

  async stop(): Promise<void> {
    for (const door of [...this.#doors].reverse()) await door.stop()
    await Promise.all(this.#machines.map(({ patroni }) => patroni.stop()))
    await Promise.all(this.#machines.map(({ etcd }) => etcd.stop()))
  }

  /** Name of the machine that leads now. */
  async leader(): Promise<string | undefined> {
    for (const { node } of this.#machines) if (await answers(node, '/primary')) return node.name
    return undefined
  }

  /** Names of the machines that follow closely. */
  async followers(): Promise<string[]> {
    const following = await Promise.all(this.#machines.map(({ node }) => answers(node, '/replica?lag=16MB')))
    return this.#machines.filter((_, place) => following[place]).map(({ node }) => node.name)
  }

  /** The whole machine: database, Patroni and etcd, without a word. */
  async loseMachine(name: string): Promise<void> {
    const { patroni, etcd } = this.#machine(name)
    await Promise.all([patroni.kill(), etcd.kill()])
    this.#killServer(name)
  }

  /** Patroni starts it in a session of its own, where it would outlive the machine it stands for. */
  #killServer(name: string): void {
    const file = join(this.#ground.folder, name, 'postgres', 'postmaster.pid')
    if (existsSync(file)) process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
  }

  async bringBack(name: string): Promise<void> {
    const { patroni, etcd } = this.#machine(name)
    etcd.start()
    patroni.start()
    await this.#until(`${name} follows again`, async () => (await this.followers()).includes(name))
  }

  #machine(name: string): Machine {
    const machine = this.#machines.find(({ node }) => node.name === name)
    if (!machine) throw new Error(`There is no database machine ${name}.`)
    return machine
  }

  async #until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    const started = performance.now()
    while (!(await isSo())) {
      if (performance.now() - started > PATIENCE_MS)
        throw new Error(`Waited in vain: ${what}. The logs are in ${join(this.#ground.folder, 'logs')}.`)
      await pause(250)
    }
  }

  async #makeDatabase(): Promise<void> {
    const { secrets, plan } = this.#ground
    const client = new pg.Client({
      host: '127.0.0.1',
      port: plan.doors.primary,
      user: 'postgres',
      password: secrets.SUPERUSER_PASSWORD,
      database: 'postgres',
    })
    await client.connect()
    try {
      const { rows } = await client.query("select 1 from pg_database where datname = 'meltem'")
      if (rows.length > 0) return
      const password = pg.escapeLiteral(secrets.OWNER_PASSWORD)
      await client.query(`create role meltem_owner login createrole bypassrls password ${password}`)
      await client.query('create database meltem owner meltem_owner')
    } finally {
      await client.end()
    }
  }
}

async function answers({ host, ports }: DatabaseNode, path: string): Promise<boolean> {
  const answer = await fetch(`http://${host}:${ports.patroni}${path}`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  )
  return answer?.status === 200
}

function machineOf({ plan, secrets, folder, programs }: Ground, node: DatabaseNode): Machine {
  const user = databaseUser()
  const own = join(folder, node.name)
  const sockets = join(own, 'sockets')
  mkdirSync(sockets, { recursive: true })
  const files = {
    etcd: join(own, 'etcd.yml'),
    patroni: join(own, 'patroni.yml'),
  }
  writeFileSync(files.etcd, etcdFile(plan, node, join(own, 'etcd')))
  const place = { folder: join(own, 'postgres'), binaries: programs.postgres, sockets }
  writeFileSync(files.patroni, patroniFile(plan, node, secrets, place))
  chmodSync(files.patroni, 0o600)
  if (user) for (const path of [own, sockets, files.etcd, files.patroni]) chownSync(path, user.uid, user.gid)
  const logs = join(folder, 'logs')
  return {
    node,
    etcd: new Member({
      name: `${node.name}-etcd`,
      command: programs.etcd,
      args: ['--config-file', files.etcd],
      user,
      logs,
    }),
    patroni: new Member({ name: `${node.name}-patroni`, command: programs.patroni, args: [files.patroni], user, logs }),
  }
}

function doorsOf({ plan, secrets, folder, programs }: Ground): Member[] {
  const user = databaseUser()
  const own = join(folder, 'doors')
  mkdirSync(own, { recursive: true })
  const files = {
    haproxy: join(own, 'haproxy-databases.cfg'),
    pgbouncer: join(own, 'pgbouncer.ini'),
    users: join(own, 'pgbouncer-users.txt'),
  }
  writeFileSync(files.haproxy, databaseDoor(plan))
  writeFileSync(files.pgbouncer, pgbouncerFile(plan, files.users))
  writeFileSync(files.users, pgbouncerUsers(secrets), { mode: 0o600 })
  if (user) chownSync(files.users, user.uid, user.gid)
  const logs = join(folder, 'logs')
  return [
    new Member({ name: 'haproxy-databases', command: programs.haproxy, args: ['-db', '-f', files.haproxy], logs }),
    new Member({ name: 'pgbouncer', command: programs.pgbouncer, args: [files.pgbouncer], user, logs }),
  ]
}
