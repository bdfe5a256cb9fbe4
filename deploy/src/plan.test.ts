import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { localPlan, readPlan } from './plan.ts'
import { writeFiles } from './write-files.ts'

const EXAMPLE = readFileSync(join(import.meta.dirname, '..', 'cluster.json'), 'utf8')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function written() {
  const folder = mkdtempSync(join(tmpdir(), 'meltem-plan-'))
  folders.push(folder)
  const names = writeFiles(readPlan(EXAMPLE), folder)
  return { folder, names, text: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

describe('the plan of a cluster', () => {
  test('says every fault at once, where it is', () => {
    const plan = JSON.parse(EXAMPLE) as { databases: { host: string }[]; jobs: { name: string }[] }
    plan.databases.push({ ...plan.databases[0], name: 'db4', host: 'a b' } as never)
    expect(() => readPlan(JSON.stringify({ ...plan, jobs: [] }))).toThrow(/databases: 3: host[\s\S]*jobs/)
    expect(() => readPlan('{')).toThrow('not JSON')
  })

  test('wants an odd number of databases, names of one each, and one listener to a port', () => {
    const plan = readPlan(EXAMPLE)
    const [first, second, third] = plan.databases
    const refused = (change: object) => () => readPlan(JSON.stringify({ ...plan, ...change }))
    expect(refused({ databases: [...plan.databases, { ...third, name: 'db4', host: '10.9.9.9' }] })).toThrow('odd')
    expect(refused({ databases: [first, second, { ...third, name: 'app1' }] })).toThrow('app1: two have this name')
    expect(refused({ databases: [first, second, { ...third, host: second?.host }] })).toThrow('two listen there')
  })

  test('on one machine no two programs share a port', () => {
    const plan = localPlan(7000, 3)
    expect(readPlan(JSON.stringify(plan))).toEqual(plan)
    const ports = [...Object.values(plan.doors), Number(new URL(plan.files?.endpoint ?? '').port)]
    expect(new Set(ports).size).toBe(ports.length)
  })
})

describe('files for real machines', () => {
  test('each machine has its own, readable by its owner alone', () => {
    const { folder, names } = written()
    expect(names).toEqual([
      ...['db1', 'db2', 'db3'].flatMap((name) => [`${name}/etcd.yml`, `${name}/patroni.yml`]),
      ...['app1', 'app2', 'app3', 'jobs1'].flatMap((name) =>
        ['haproxy.cfg', 'pgbouncer.ini', 'userlist.txt', 'meltem.env'].map((file) => `${name}/${file}`),
      ),
      'web/haproxy.cfg',
      'prometheus/scrape.yml',
    ])
    for (const name of [...names, 'secrets.env']) expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
  })

  test('a commit waits for a second machine, and only one that has it may lead', () => {
    const { text } = written()
    const patroni = parse(text('db2/patroni.yml'))
    expect(patroni).toMatchObject({ name: 'db2', bootstrap: { dcs: { synchronous_mode: true } } })
    const { ttl, loop_wait, retry_timeout } = patroni.bootstrap.dcs
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
    expect(parse(text('db2/etcd.yml'))['initial-cluster'].split(',')).toHaveLength(3)
  })

  test('writing again keeps the secrets, and one process alone works on jobs', () => {
    const { folder, text } = written()
    const before = text('secrets.env')
    writeFiles(readPlan(EXAMPLE), folder)
    expect(text('secrets.env')).toBe(before)
    expect(text('app1/meltem.env')).toContain('\nJOBS=0\n')
    expect(text('jobs1/meltem.env')).toContain('\nJOBS=1\n')
    const password = /^APP_PASSWORD=(.+)$/m.exec(before)?.[1] ?? 'none'
    expect(text('app1/userlist.txt')).toContain(password)
    expect(text('app1/meltem.env')).toContain(`meltem_app:${password}@127.0.0.1:6432`)
  })

  test('files lie in the bucket of the plan, with the keys that were written into the secrets', () => {
    const { folder, text } = written()
    expect(text('app1/meltem.env')).toMatch(/\nFILES_S3_BUCKET=meltem-files\n.*\nFILES_S3_ENDPOINT=https:/)
    expect(text('app1/meltem.env')).not.toContain('FILES_S3_KEY_ID')
    const given = text('secrets.env')
      .replace('FILES_S3_KEY_ID=', 'FILES_S3_KEY_ID=key')
      .replace('FILES_S3_SECRET=', 'FILES_S3_SECRET=secret')
    writeFileSync(join(folder, 'secrets.env'), given)
    writeFiles(readPlan(EXAMPLE), folder)
    expect(text('secrets.env')).toBe(given)
    expect(text('jobs1/meltem.env')).toContain('FILES_S3_KEY_ID=key\nFILES_S3_SECRET=secret\n')
    const { files: _none, ...without } = JSON.parse(EXAMPLE) as { files: object }
    writeFiles(readPlan(JSON.stringify(without)), folder)
    expect(text('app1/meltem.env')).not.toContain('FILES_S3')
  })

  test('a call goes to another process only if it reached none', () => {
    expect(written().text('web/haproxy.cfg')).toContain('retry-on conn-failure\n')
  })

  test('one Prometheus asks every process, database and machine, and is the only one that they answer', () => {
    const { text } = written()
    const { scrape_configs: asked } = parse(text('prometheus/scrape.yml')) as {
      scrape_configs: { job_name: string; static_configs: [{ targets: string[] }] }[]
    }
    const targets = Object.fromEntries(asked.map((each) => [each.job_name, each.static_configs[0].targets.length]))
    expect(targets).toEqual({ meltem: 4, patroni: 3, etcd: 3, node: 7 })
    const { monitor } = readPlan(EXAMPLE)
    for (const name of ['app1', 'jobs1'])
      expect(text(`${name}/meltem.env`)).toContain(`METRICS_FROM=${monitor?.host}\n`)
  })
})
