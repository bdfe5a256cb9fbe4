import { stringify } from 'yaml'
import type { ClusterPlan } from '../plan.ts'

/** Where Debian's prometheus-node-exporter listens. */
const NODE_EXPORTER = 9100

/** Who is asked for figures: every process, Patroni and etcd of every database machine, and the machines themselves. */
export function scrapeFile({ databases, applications, jobs }: ClusterPlan): string {
  const servers = [...applications, ...jobs]
  const hosts = new Set([...databases, ...servers].map(({ host }) => host))
  const asked = {
    meltem: servers.map(({ host, port }) => `${host}:${port}`),
    patroni: databases.map(({ host, ports }) => `${host}:${ports.patroni}`),
    etcd: databases.map(({ host, ports }) => `${host}:${ports.etcd}`),
    node: [...hosts].map((host) => `${host}:${NODE_EXPORTER}`),
  }
  return stringify({
    scrape_configs: Object.entries(asked).map(([name, targets]) => ({
      job_name: name,
      scrape_interval: '15s',
      static_configs: [{ targets }],
    })),
  })
}
