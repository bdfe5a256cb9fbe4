/** Containers cannot be run everywhere: what their files name is checked against what there is (RELY-28). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { loadConfig } from '../../server/src/platform/config.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const DEPLOY = join(ROOT, 'deploy')
const text = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const own = JSON.parse(text('package.json')) as { workspaces: string[]; dependencies: Record<string, string> }

const PORT = 3000
const SETTINGS = new Set(
  ['config', 'sight-settings'].flatMap((file) =>
    [...text(`server/src/platform/${file}.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  ),
)
const HEALTH = new Set(
  [...text('server/src/platform/http/health-routes.ts').matchAll(/'(\/[a-z]+)'/g)].map(([, path]) => path),
)

const unknown = (names: Iterable<string>) => [...names].filter((name) => !SETTINGS.has(name))

test('settings and addresses of health are found where they are made', () => {
  expect(SETTINGS.has('FILES_S3_BUCKET') && SETTINGS.has('DATABASE_URL')).toBe(true)
  expect([...HEALTH]).toEqual(expect.arrayContaining(['/livez', '/readyz']))
})

describe('the image', () => {
  const lines = text('deploy/container/Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const all = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  test('is of one Node, the one the product is tested with', () => {
    const bases = all('FROM').map((line) => line.split(' ')[0])
    const stages = all('FROM').flatMap((line) => line.split(' AS ')[1] ?? [])
    expect(new Set(bases.filter((base) => !stages.includes(base ?? '')))).toEqual(
      new Set([`node:${own.dependencies.node}-trixie-slim`]),
    )
  })

  test('copies what exists, and has every package that the lock file knows of', () => {
    const copies = all('COPY').map((line) => line.split(/\s+/))
    for (const words of copies.filter(([first]) => !first?.startsWith('--from')))
      for (const source of words.slice(0, -1)) expect([source, existsSync(join(ROOT, source))]).toEqual([source, true])
    const manifests = copies.flatMap((words) => words.filter((word) => word.endsWith('/package.json')))
    expect(manifests).toEqual(expect.arrayContaining(own.workspaces.map((name) => `${name}/package.json`)))
    const stages = all('FROM').flatMap((line) => line.split(' AS ')[1] ?? [])
    for (const [first] of copies.filter(([word]) => word?.startsWith('--from=')))
      expect(stages).toContain(first?.slice('--from='.length))
  })

  test('has what the server imports, screens that are built inside, and a list of it all', () => {
    const copied = last.filter((line) => line.startsWith('COPY ')).join('\n')
    const { dependencies } = JSON.parse(text('server/package.json')) as { dependencies: Record<string, string> }
    const needed = Object.keys(dependencies).flatMap((name) => (name.startsWith('@meltem/') ? [name.slice(8)] : []))
    for (const name of [...needed, 'server', 'scripts']) expect(copied).toContain(`COPY ${name} ${name}\n`)
    for (const screens of ['web/build', 'admin/build']) expect(copied).toContain(`/app/${screens} ${screens}`)
    expect(lines.join('\n')).toMatch(/npm sbom .*--sbom-format=cyclonedx .*> sbom\.cdx\.json/)
    expect(copied).toContain('/app/sbom.cdx.json')
    expect(text('scripts/build.ts')).toContain("'web/build/client/assets'")
    for (const screens of ['web', 'admin'])
      expect(text(screens, 'tsconfig.json')).toContain('"extends": "../tsconfig.json"')
    expect(all('COPY')).toContain('tsconfig.json ./')
  })

  test('starts the server as npm start does, as nobody special, and says how it is', () => {
    const entry = JSON.parse(all('ENTRYPOINT')[0] ?? '[]') as string[]
    expect(entry).toEqual([
      'node',
      ...(JSON.parse(text('scripts/server-flags.json')) as string[]),
      'server/src/main.ts',
    ])
    expect(existsSync(join(ROOT, entry.at(-1) ?? ''))).toBe(true)
    expect(last).toContain('USER node')
    expect(last.indexOf('USER node')).toBeGreaterThan(last.findLastIndex((line) => /^(?:RUN|COPY) /.test(line)))
    expect(all('EXPOSE')).toEqual([String(PORT)])
    const environment = new Map((all('ENV')[0] ?? '').split(' ').map((each) => each.split('=') as [string, string]))
    expect(unknown(environment.keys())).toEqual([])
    expect(environment.get('PORT')).toBe(String(PORT))
    expect(all('VOLUME')).toEqual([environment.get('DATA_DIR')])
    expect(HEALTH).toContain(/PORT\}(\/[a-z]+)/.exec(all('HEALTHCHECK')[0] ?? '')?.[1])
  })
})

interface Container {
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: string[]
  readonly environment?: Record<string, string>
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly depends_on?: Record<string, { readonly condition: string }>
  readonly networks: string[]
  readonly volumes?: string[]
  readonly deploy?: { readonly replicas: number }
}

describe('compose', () => {
  const file = parse(text('deploy/compose.yml'), { merge: true }) as {
    readonly services: Readonly<Record<'postgres' | 'jobs' | 'app' | 'balancer', Container>>
    readonly networks: Readonly<
      Record<string, { readonly ipam?: { readonly config: { readonly subnet: string }[] } } | null>
    >
    readonly volumes: Readonly<Record<string, null>>
  }
  const { postgres, jobs, app, balancer } = file.services
  const door = text('deploy/container/haproxy.cfg')

  test('has one image for people and for jobs, which differ in one setting', () => {
    expect(text('deploy/compose.yml').match(/image: meltem/g)).toHaveLength(1)
    expect([app.image, app.deploy?.replicas]).toEqual([jobs.image, 2])
    expect({ ...app.environment, JOBS: '1' }).toEqual(jobs.environment)
    expect(unknown(Object.keys(jobs.environment ?? {}))).toEqual([])
    expect(jobs.build).toEqual({ context: '..', dockerfile: 'deploy/container/Dockerfile' })
  })

  test('gives nothing away: closed file systems, no rights, one folder that is written', () => {
    for (const each of [app, jobs, balancer]) expect([each.read_only, each.cap_drop]).toEqual([true, ['ALL']])
    for (const each of [app, jobs]) expect(each.volumes).toEqual(['files:/var/lib/meltem'])
    for (const each of Object.values(file.services))
      for (const volume of each.volumes ?? []) {
        const [from = ''] = volume.split(':')
        expect(from.startsWith('.') ? existsSync(join(DEPLOY, from)) : from in file.volumes, volume).toBe(true)
      }
  })

  test('believes the balancer alone, which asks every process whether it is ready', () => {
    expect(app.environment?.TRUST_PROXY).toBe(file.networks.inside?.ipam?.config[0]?.subnet)
    expect(app.networks.filter((name) => balancer.networks.includes(name))).toEqual(['inside'])
    expect(door).toContain(`server-template app ${app.deploy?.replicas} app:${PORT} check`)
    expect(HEALTH).toContain(/http-check send meth GET uri (\/[a-z]+) /.exec(door)?.[1])
    expect(app.environment?.METRICS_FROM).toBe(file.networks.figures?.ipam?.config[0]?.subnet)
    expect(balancer.networks).not.toContain('figures')
    for (const { depends_on = {}, networks } of Object.values(file.services)) {
      for (const name of Object.keys(depends_on)) expect(Object.keys(file.services)).toContain(name)
      for (const name of networks) expect(Object.keys(file.networks)).toContain(name)
    }
  })

  test('has a database that the tools of the image know', () => {
    const major = /postgresql-client-(\d+)/.exec(text('deploy/container/Dockerfile'))?.[1]
    expect(postgres.image).toBe(`postgres:${major}-trixie`)
  })
})

type Labels = Readonly<Record<string, string>>
interface Named {
  readonly name: string
}
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string }
}

interface PodContainer extends Record<'startupProbe' | 'readinessProbe' | 'livenessProbe', Probe> {
  readonly image: string
  readonly securityContext: object
  readonly ports: readonly object[]
  readonly env: readonly object[]
  readonly envFrom: readonly { readonly configMapRef?: Named; readonly secretRef?: Named }[]
  readonly volumeMounts: readonly (Named & { readonly mountPath: string })[]
}

/** The fields that are looked at, of every kind. */
interface Spec {
  readonly strategy: object
  readonly selector: { readonly matchLabels: Labels }
  readonly template: {
    readonly metadata: { readonly labels: Labels }
    readonly spec: {
      readonly containers: readonly PodContainer[]
      readonly securityContext: object
      readonly volumes: readonly Named[]
    }
  }
  readonly ports: readonly object[]
  readonly podSelector: { readonly matchLabels?: Labels }
  readonly ingress?: readonly object[]
  readonly rules: readonly {
    readonly http: { readonly paths: readonly { readonly backend: { readonly service: object } }[] }
  }[]
}

interface Thing {
  readonly kind: string
  readonly metadata: Named
  readonly data?: Record<string, string>
  readonly stringData?: Record<string, string>
  readonly spec: Spec
}

describe('Kubernetes', () => {
  const folder = join(DEPLOY, 'kubernetes')
  const names = readdirSync(folder).filter((name) => name !== 'kustomization.yaml')
  const things = names.flatMap((name) =>
    parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((each) => {
      for (const error of each.errors) throw error
      return each.toJS() as Thing
    }),
  )
  const ofKind = (kind: string) => things.filter((each) => each.kind === kind)
  const get = (kind: string, name: string): Thing => {
    const found = things.find((each) => each.kind === kind && each.metadata.name === name)
    if (!found) throw new Error(`There is no ${kind} ${name}.`)
    return found
  }
  const kustomization = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as {
    readonly resources: string[]
    readonly images: { readonly name: string }[]
  }

  test('applies every file but the example of a secret, and names the image once', () => {
    expect(kustomization.resources.toSorted()).toEqual(
      names.filter((name) => name !== 'secret.example.yaml').toSorted(),
    )
    expect(kustomization.images.map(({ name }) => name)).toEqual(['meltem'])
    for (const { spec } of ofKind('Deployment'))
      expect(spec.template.spec.containers.map(({ image }) => image)).toEqual(['meltem'])
  })

  test('sets what the server knows, and secrets as secrets', () => {
    const given = ofKind('ConfigMap').flatMap(({ data = {} }) => Object.keys(data))
    const secret = ofKind('Secret').flatMap(({ stringData = {} }) => Object.keys(stringData))
    expect(unknown([...given, ...secret])).toEqual([])
    expect(given.filter((name) => /SECRET|KEY|PASSWORD|_URL$/.test(name) && name !== 'PUBLIC_URL')).toEqual([])
    expect([...given, ...secret]).toEqual(expect.arrayContaining(['SECRET', 'DATABASE_URL', 'FILES_S3_BUCKET']))
  })

  test('sets it so that the server takes it', () => {
    const { data } = get('ConfigMap', 'meltem')
    const { stringData } = get('Secret', 'meltem')
    const config = loadConfig({ NODE_ENV: 'production', DATA_DIR: '/var/lib/meltem', ...data, ...stringData })
    expect(config).toMatchObject({ mode: 'production', files: { bucket: 'meltem-files', pathStyle: true } })
  })

  test.each(['app', 'jobs'])(
    '%s: no process goes before the next one is ready, and none has a right too many',
    (name) => {
      const { spec } = get('Deployment', name)
      expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } })
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
      const { containers, securityContext, volumes, ...pod } = spec.template.spec
      const [container] = containers
      if (!container) throw new Error(`${name} has no container.`)
      expect(pod).toMatchObject({ automountServiceAccountToken: false, terminationGracePeriodSeconds: 60 })
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(container.ports).toEqual([{ name: 'http', containerPort: PORT }])
      const probes = (['startupProbe', 'readinessProbe', 'livenessProbe'] as const).map(
        (probe) => container[probe].httpGet,
      )
      expect(probes).toEqual(['/readyz', '/readyz', '/livez'].map((path) => ({ path, port: 'http' })))
      for (const { path } of probes) expect(HEALTH).toContain(path)
      expect(container.env).toEqual([{ name: 'JOBS', value: name === 'jobs' ? '1' : '0' }])
      for (const { configMapRef, secretRef } of container.envFrom)
        expect(get(configMapRef ? 'ConfigMap' : 'Secret', (configMapRef ?? secretRef)?.name ?? '')).toBeDefined()
      const mounted = container.volumeMounts.map(({ mountPath }) => mountPath)
      expect(mounted).toEqual(['/var/lib/meltem', '/tmp'])
      expect(container.volumeMounts.map(({ name: each }) => each)).toEqual(volumes.map(({ name: each }) => each))
    },
  )

  test('people reach the pods of app, by its service and by nothing else; Prometheus reaches every pod', () => {
    const labels = get('Deployment', 'app').spec.template.metadata.labels
    const [service] = ofKind('Service')
    expect(labels).toEqual(service?.spec.selector)
    expect(service?.spec.ports[0]).toMatchObject({ name: 'http', targetPort: 'http' })
    expect(get('PodDisruptionBudget', 'app').spec).toEqual({ minAvailable: 1, selector: { matchLabels: labels } })
    for (const { http } of ofKind('Ingress').flatMap(({ spec }) => spec.rules))
      for (const { backend } of http.paths) expect(backend.service).toEqual({ name: 'app', port: { name: 'http' } })
    expect(get('NetworkPolicy', 'closed').spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    const open = ofKind('NetworkPolicy').filter(({ spec }) => spec.ingress)
    const every = { 'app.kubernetes.io/name': 'meltem' }
    expect(open.map(({ metadata, spec }) => [metadata.name, spec.podSelector.matchLabels])).toEqual([
      ['people', labels],
      ['figures', every],
    ])
  })
})

test('Prometheus finds what compose and Kubernetes start', () => {
  interface Scraped {
    readonly scrape_configs: readonly [
      {
        readonly job_name: string
        readonly dns_sd_configs?: readonly [{ readonly names: string[]; readonly port: number }]
        readonly relabel_configs?: readonly { readonly source_labels: string[] }[]
      },
    ]
  }
  const read = (name: string) => (parse(text('deploy/prometheus', name)) as Scraped).scrape_configs[0]
  const compose = read('scrape-compose.yml')
  expect(compose).toMatchObject({ job_name: 'meltem', dns_sd_configs: [{ names: ['app', 'jobs'], port: PORT }] })
  const pods = read('scrape-kubernetes.yml')
  expect(pods.job_name).toBe('meltem')
  const asked = (pods.relabel_configs ?? []).flatMap(
    ({ source_labels: [label = ''] }) => /pod_annotation_(.+)$/.exec(label)?.[1] ?? [],
  )
  expect(asked.length).toBeGreaterThan(1)
  for (const file of ['app.yaml', 'jobs.yaml']) {
    const annotated = /annotations: \{ (.+) \}/.exec(text('deploy/kubernetes', file))?.[1] ?? ''
    const names = annotated.split(', ').map((each) => each.split(': ')[0]?.replaceAll(/\W/g, '_'))
    expect(names).toEqual(expect.arrayContaining(asked))
  }
})

test('units of systemd start the product and end it in peace', () => {
  for (const name of ['meltem.service', 'meltem-jobs.service']) {
    const unit = text('deploy/systemd', name)
    expect(unit).toContain('ExecStart=/usr/bin/npm start\n')
    expect(unit).toMatch(/StateDirectory=meltem\n[\s\S]*KillSignal=SIGTERM\nTimeoutStopSec=60\n/)
  }
})
