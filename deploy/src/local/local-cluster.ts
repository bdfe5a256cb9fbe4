/** The cluster of real machines as processes on loopback: the same programs, the same files, other ports. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { webDoor } from '../files/haproxy.ts'
import { storeSettings } from '../files/store.ts'
import { localPlan, type ServerNode } from '../plan.ts'
import { appUrl, keptSecrets, ownerUrl } from '../secrets.ts'
import { DatabaseCluster, type Ground } from './database-cluster.ts'
import { Member } from './member.ts'
import { providePrograms } from './packages.ts'

export interface LocalSettings {
  readonly folder: string
  readonly firstPort: number
  readonly applications: number
  /** What starts one process of the product. */
  readonly server: { readonly command: string; readonly args: readonly string[] }
  /** What starts a store of files that speaks S3, told by BUCKET, FOLDER and PORT; it knows one pair of keys. */
  readonly store: { readonly command: string; readonly args: readonly string[]; readonly key: string }
  /** Settings of every process of the product besides those of the cluster. */
  readonly env?: Readonly<Record<string, string>>
  readonly say: (line: string) => void
  /** Gives up a start that is under way; what was started by then is stopped again. */
  readonly signal?: AbortSignal
}

const PATIENCE_MS = 300_000

export class LocalCluster {
  readonly databases: DatabaseCluster
  readonly applications: readonly Member[]
  readonly ground: Ground
  readonly #jobs: Member
  readonly #store: Member
  readonly #web: Member
  readonly #say: LocalSettings['say']

  private constructor(settings: LocalSettings, ground: Ground) {
    this.ground = ground
    this.#say = settings.say
    this.databases = new DatabaseCluster(ground)
    const { plan, folder, programs } = ground
    this.#store = storeOf(settings, ground)
    this.applications = plan.applications.map((node) => serverOf(settings, ground, { node, jobs: false }))
    this.#jobs = serverOf(settings, ground, { node: jobNode(ground), jobs: true })
    const file = join(folder, 'doors', 'haproxy-web.cfg')
    writeFileSync(file, webDoor(plan))
    this.#web = new Member({
      name: 'haproxy-web',
      command: programs.haproxy,
      args: ['-db', '-f', file],
      logs: join(folder, 'logs'),
    })
  }

  static async start(settings: LocalSettings): Promise<LocalCluster> {
    const { folder, firstPort, applications, say } = settings
    const programs = providePrograms(say)
    mkdirSync(join(folder, 'logs'), { recursive: true })
    for (const path of [folder, join(folder, 'logs')]) chmodSync(path, 0o755)
    const secrets = keptSecrets(join(folder, 'secrets.env'))
    const ground = { plan: localPlan(firstPort, applications), secrets, folder, programs }
    const cluster = new LocalCluster(settings, ground)
    try {
      await cluster.#begin(settings.signal)
    } catch (error) {
      await cluster.stop()
      throw error
    }
    return cluster
  }

  get url(): string {
    const { host, port } = this.ground.plan.web
    return `http://${host}:${port}`
  }

  async #begin(signal: AbortSignal | undefined): Promise<void> {
    this.#say('Starting etcd, Patroni and PostgreSQL three times, HAProxy and PgBouncer …')
    this.#store.start()
    await this.databases.start(signal)
    this.#say(`  ${await this.databases.leader()} leads.`)
    this.#say('Starting the process for jobs, which brings the schema and the demo …')
    this.#jobs.start()
    await this.#ready(jobNode(this.ground), signal)
    this.#say(`Starting ${this.applications.length} processes for people …`)
    for (const application of this.applications) application.start()
    for (const node of this.ground.plan.applications) await this.#ready(node, signal)
    this.#web.start()
    await this.#ready(this.ground.plan.web, signal)
  }

  async stop(): Promise<void> {
    await this.#web.stop()
    await Promise.all([...this.applications, this.#jobs].map((each) => each.stop()))
    await this.#store.stop()
    await this.databases.stop()
  }

  async #ready({ host, port }: Pick<ServerNode, 'host' | 'port'>, signal: AbortSignal | undefined): Promise<void> {
    const started = performance.now()
    for (;;) {
      const options = { signal: AbortSignal.timeout(2_000) }
      const answer = await fetch(`http://${host}:${port}/readyz`, options).catch(() => undefined)
      if (answer?.status === 200) return
      signal?.throwIfAborted()
      if (performance.now() - started > PATIENCE_MS)
        throw new Error(`${host}:${port} does not become ready. The logs are in ${join(this.ground.folder, 'logs')}.`)
      await pause(300)
    }
  }
}

function jobNode({ plan }: Ground): ServerNode {
  const [node] = plan.jobs
  if (!node) throw new Error('The plan has no process for jobs.')
  return node
}

interface Process {
  readonly node: ServerNode
  readonly jobs: boolean
}

function storeOf({ store }: LocalSettings, { plan, folder }: Ground): Member {
  const { bucket = '', endpoint = '' } = plan.files ?? {}
  return new Member({
    name: 'store',
    command: store.command,
    args: store.args,
    logs: join(folder, 'logs'),
    env: { BUCKET: bucket, FOLDER: join(folder, 'store'), PORT: new URL(endpoint).port },
  })
}

/** Each process has a folder of its own, as on a machine of its own: what they share is in the store. */
function serverOf(
  { server, store, env }: LocalSettings,
  { plan, secrets, folder }: Ground,
  { node, jobs }: Process,
): Member {
  const { host } = plan.web
  const bank = plan.web.port + 61
  return new Member({
    name: node.name,
    ...server,
    logs: join(folder, 'logs'),
    env: {
      NODE_ENV: 'production',
      MODE: 'demo',
      PORT: String(node.port),
      HOST: node.host,
      DATA_DIR: join(folder, node.name),
      ...storeSettings(plan, { FILES_S3_KEY_ID: store.key, FILES_S3_SECRET: store.key }),
      SECRET: secrets.SECRET,
      DATABASE_URL: ownerUrl(secrets, { host, port: plan.doors.primary }),
      DATABASE_APP_URL: appUrl(secrets, { host, port: plan.doors.pooler }),
      DATABASE_READ_URL: appUrl(secrets, { host, port: plan.doors.replicas }),
      // Debian's PgBouncer is older than 1.21.
      DATABASE_PREPARE: '0',
      TRUST_PROXY: '127.0.0.1',
      JOBS: jobs ? '1' : '0',
      ...(jobs ? { TEST_BANK_PORT: String(bank) } : { TEST_BANK_URL: `http://127.0.0.1:${bank}` }),
      ...env,
      // The process for jobs brings the demo, once.
      ...(jobs ? {} : { DEMO: '0' }),
    },
  })
}
