/** Every file that every machine of a plan needs, in a folder for each machine. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { etcdFile } from './files/etcd.ts'
import { databaseDoor, webDoor } from './files/haproxy.ts'
import { patroniFile } from './files/patroni.ts'
import { pgbouncerFile, pgbouncerUsers } from './files/pgbouncer.ts'
import { scrapeFile } from './files/prometheus.ts'
import { storeSettings } from './files/store.ts'
import type { ClusterPlan, ServerNode } from './plan.ts'
import { appUrl, keptSecrets, ownerUrl, type Secrets } from './secrets.ts'

/** Where Debian's packages look. */
const PLACES = {
  etcd: '/var/lib/etcd/meltem',
  postgres: '/var/lib/postgresql/meltem',
  binaries: '/usr/lib/postgresql/15/bin',
  sockets: '/var/run/postgresql',
  users: '/etc/pgbouncer/userlist.txt',
  files: '/var/lib/meltem',
}

/** The secrets are made once and stay in the folder: writing it again changes what the plan has changed. */
export function writeFiles(plan: ClusterPlan, folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const secrets = keptSecrets(join(folder, 'secrets.env'))
  const written: string[] = []
  const write = (machine: string, name: string, text: string) => {
    mkdirSync(join(folder, machine), { recursive: true })
    writeFileSync(join(folder, machine, name), text, { mode: 0o600 })
    written.push(join(machine, name))
  }
  for (const node of plan.databases) {
    write(node.name, 'etcd.yml', etcdFile(plan, node, PLACES.etcd))
    const place = { folder: PLACES.postgres, binaries: PLACES.binaries, sockets: PLACES.sockets }
    write(node.name, 'patroni.yml', patroniFile(plan, node, secrets, place))
  }
  for (const [nodes, jobs] of [
    [plan.applications, false],
    [plan.jobs, true],
  ] as const) {
    for (const node of nodes) {
      write(node.name, 'haproxy.cfg', databaseDoor(plan))
      write(node.name, 'pgbouncer.ini', pgbouncerFile(plan, PLACES.users))
      write(node.name, 'userlist.txt', pgbouncerUsers(secrets))
      write(node.name, 'meltem.env', environmentOf(plan, secrets, { node, jobs }))
    }
  }
  write('web', 'haproxy.cfg', webDoor(plan))
  write('prometheus', 'scrape.yml', scrapeFile(plan))
  return written
}

function environmentOf(
  plan: ClusterPlan,
  secrets: Secrets,
  { node, jobs }: { readonly node: ServerNode; readonly jobs: boolean },
): string {
  const { doors, web } = plan
  const door = (port: number) => ({ host: '127.0.0.1', port })
  const settings = {
    NODE_ENV: 'production',
    PORT: node.port,
    HOST: node.host,
    SECRET: secrets.SECRET,
    DATA_DIR: PLACES.files,
    DATABASE_URL: ownerUrl(secrets, door(doors.primary)),
    DATABASE_APP_URL: appUrl(secrets, door(doors.pooler)),
    DATABASE_READ_URL: appUrl(secrets, door(doors.replicas)),
    // Debian's PgBouncer is older than 1.21.
    DATABASE_PREPARE: 0,
    ...storeSettings(plan, secrets),
    TRUST_PROXY: web.host,
    ...(plan.monitor && { METRICS_FROM: plan.monitor.host }),
    JOBS: jobs ? 1 : 0,
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
}
