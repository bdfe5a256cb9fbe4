import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scrapeFile } from '../../deploy/src/files/prometheus.ts'
import { readPlan } from '../../deploy/src/plan.ts'
import { ALARMS } from '../../server/src/platform/alarms.ts'
import { ROOT } from '../paths.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const clusterRules = read('deploy/prometheus/cluster-alerts.yml')
const rules = read('deploy/prometheus/alerts.yml') + clusterRules
const alerts = [...rules.matchAll(/- alert: (\w+)\n {8}expr: (.+)\n/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}))
const names = alerts.map(({ name }) => name).toSorted()
const pages = readdirSync(join(ROOT, 'docs', 'runbooks')).filter((name) => name !== 'README.md')

/** Every file of the server that logs, without tests. */
const sources = readdirSync(join(ROOT, 'server', 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)

describe('alarms, rules and pages (RELY-24)', () => {
  test('every alarm of the log has a rule, every rule a page, and every page its rule', () => {
    expect(names.length).toBeGreaterThan(ALARMS.length)
    for (const alarm of ALARMS) expect(names).toContain(alarm)
    expect(pages.map((name) => name.replace('.md', '')).toSorted()).toEqual(names)
    expect(rules.match(/- alert:/g)).toHaveLength(names.length)
  })

  test('every rule names its own page, and is of weight page or ticket', () => {
    const named = [...rules.matchAll(/runbook: docs\/runbooks\/(\w+)\.md/g)].map(([, name = '']) => name)
    expect(named).toEqual(alerts.map(({ name }) => name))
    expect(rules.match(/severity: (?:page|ticket)\n/g)).toHaveLength(names.length)
  })

  test('every alarm is raised somewhere, and none past the list', () => {
    const texts = sources.map((path) => read(join('server', 'src', path)))
    const raised = texts.flatMap((text) =>
      [...text.matchAll(/raiseAlarm\(\s*[\w.]+,\s*'(\w+)'/g)].map(([, name = '']) => name),
    )
    expect([...new Set(raised)].toSorted()).toEqual([...ALARMS])
    expect(texts.filter((text) => /\balarm: '/.test(text))).toEqual([])
  })

  test('every page says what it means, what to look at, what to do, and whom to wake; the list has them all', () => {
    const list = read('docs/runbooks/README.md')
    for (const page of pages) {
      const text = read(join('docs', 'runbooks', page))
      for (const part of ['**What it means.**', '**Look at.**', '**Do.**', '**Wake somebody**'])
        expect(text, page).toContain(part)
      expect(text).toMatch(new RegExp(`^# ${page.replace('.md', '')}: `))
      expect(list).toContain(`(${page})`)
    }
  })

  test('a rule about an alarm of the log reads that alarm', () => {
    for (const alarm of ALARMS)
      expect(alerts.find(({ name }) => name === alarm)?.expr).toContain(`alarms_raised{job="meltem",alarm="${alarm}"}`)
  })

  test('rules about a cluster read what programs beside it show, each under the job that the scraping names', () => {
    const exporters = { patroni: /^patroni_/, etcd: /^etcd_/, node: /^(?:node_|meltem_backup_)/ }
    const scraped = [...scrapeFile(readPlan(read('deploy/cluster.json'))).matchAll(/job_name: (\w+)/g)].map(
      ([, name = '']) => name,
    )
    const asked = [...clusterRules.matchAll(/(\w+)\{job="(\w+)"/g)].map(([, figure = '', job = '']) => ({
      figure,
      job,
    }))
    expect(asked.length).toBeGreaterThan(10)
    for (const { figure, job } of asked) {
      expect(scraped).toContain(job)
      if (figure !== 'up') expect(figure).toMatch(exporters[job as keyof typeof exporters])
    }
    expect(new Set(asked.map(({ job }) => job))).toEqual(new Set(Object.keys(exporters)))
  })
})
