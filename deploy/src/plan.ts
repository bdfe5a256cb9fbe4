/** What stands where: the one small file that a cluster is made from (`deploy/cluster.json`). */
import * as z from 'zod'

const Name = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a short name of small letters, digits and hyphens')
const Host = z.string().regex(/^[A-Za-z0-9.:-]{1,253}$/, 'must be a host name or an address')
const Port = z.int().min(1).max(65_535)

const DatabaseNode = z.strictObject({
  name: Name,
  host: Host,
  ports: z
    .strictObject({
      postgres: Port.default(5432),
      patroni: Port.default(8008),
      etcd: Port.default(2379),
      etcdPeers: Port.default(2380),
    })
    .prefault({}),
})

const ServerNode = z.strictObject({ name: Name, host: Host, port: Port.default(3000) })

const Parts = z.strictObject({
  name: Name,
  /** Each has PostgreSQL, Patroni and etcd. Three bear the loss of one, five the loss of two. */
  databases: z.array(DatabaseNode).min(3),
  /** They answer people, and have doors to the database of their own on loopback. */
  applications: z.array(ServerNode).min(1),
  /** They do the work behind: mails, pictures, payments that are looked after. */
  jobs: z.array(ServerNode).min(1),
  /** The bucket with pictures, originals and documents; without it all application machines share one folder. */
  files: z
    .strictObject({
      bucket: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
      /** Unset: Amazon's own. */
      endpoint: z.url({ protocol: /^https?$/ }).optional(),
      region: z.string().min(1).default('us-east-1'),
    })
    .optional(),
  /** HAProxy in front of the applications. */
  web: z.strictObject({ host: Host, port: Port.default(8080) }),
  /** Address of the machine with Prometheus, which reads the figures of every process. */
  monitor: z.strictObject({ host: z.union([z.ipv4(), z.ipv6()]) }).optional(),
  /** What every application machine has beside it: HAProxy before the databases, PgBouncer before that. */
  doors: z
    .strictObject({
      primary: Port.default(5000),
      replicas: Port.default(5001),
      pooler: Port.default(6432),
      statistics: Port.default(8404),
    })
    .prefault({}),
  /** Connections of one PgBouncer to the primary. */
  pool: z.int().min(4).max(500).default(40),
})

const Plan = Parts.superRefine((plan, context) => {
  if (plan.databases.length % 2 === 0)
    context.addIssue('databases: an odd number; of an even one the last adds no safety')
  const names = [...plan.databases, ...plan.applications, ...plan.jobs].map((node) => node.name)
  const twice = names.find((each, place) => names.indexOf(each) !== place)
  if (twice) context.addIssue(`${twice}: two have this name`)
  const places = placesOf(plan)
  const shared = places.find((each, place) => places.indexOf(each) !== place)
  if (shared) context.addIssue(`${shared}: two listen there`)
})

export type ClusterPlan = z.infer<typeof Parts>
export type DatabaseNode = ClusterPlan['databases'][number]
export type ServerNode = ClusterPlan['applications'][number]

function placesOf({ databases, applications, jobs, web }: ClusterPlan): string[] {
  return [
    ...databases.flatMap(({ host, ports }) => Object.values(ports).map((each) => `${host}:${each}`)),
    ...[...applications, ...jobs].map((node) => `${node.host}:${node.port}`),
    `${web.host}:${web.port}`,
  ]
}

/** Every fault in one message, in the words of the file. */
export function readPlan(text: string): ClusterPlan {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new Error('The plan of the cluster is not JSON.', { cause })
  }
  const read = Plan.safeParse(json)
  if (read.success) return read.data
  const faults = read.error.issues.map(({ path, message }) => `  - ${[...path, message].join(': ')}`)
  throw new Error(['The plan of the cluster needs attention:', ...faults].join('\n'))
}

/** Everything on loopback, one port after the other. */
export function localPlan(first: number, applications: number): ClusterPlan {
  const host = '127.0.0.1'
  const database = (place: number) => ({
    name: `db${place}`,
    host,
    ports: {
      postgres: first + 90 + 10 * place + 1,
      patroni: first + 90 + 10 * place + 2,
      etcd: first + 90 + 10 * place + 3,
      etcdPeers: first + 90 + 10 * place + 4,
    },
  })
  return {
    name: 'meltem',
    databases: [1, 2, 3].map(database),
    applications: Array.from({ length: applications }, (_, place) => ({
      name: `app${place + 1}`,
      host,
      port: first + 11 + place,
    })),
    jobs: [{ name: 'jobs1', host, port: first + 51 }],
    files: { bucket: 'meltem-files', endpoint: `http://${host}:${first + 5}`, region: 'us-east-1' },
    web: { host, port: first },
    doors: { primary: first + 1, replicas: first + 2, pooler: first + 3, statistics: first + 4 },
    pool: 40,
  }
}
