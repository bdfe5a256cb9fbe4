import { stringify } from 'yaml'
import type { ClusterPlan, DatabaseNode } from '../plan.ts'

/** etcd knows who leads: a majority of the database machines has to agree, so two can never lead at once. */
export function etcdFile({ name, databases }: ClusterPlan, node: DatabaseNode, folder: string): string {
  const clients = `http://${node.host}:${node.ports.etcd}`
  const peers = `http://${node.host}:${node.ports.etcdPeers}`
  return stringify({
    name: node.name,
    'data-dir': folder,
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': databases.map((each) => `${each.name}=http://${each.host}:${each.ports.etcdPeers}`).join(','),
    'initial-cluster-token': name,
    'initial-cluster-state': 'new',
    // What Patroni writes every few seconds would fill the disk within a season.
    'auto-compaction-mode': 'periodic',
    'auto-compaction-retention': '1h',
    // Patroni speaks to it as JSON; with a file of settings this is off by itself.
    'enable-grpc-gateway': true,
    'log-level': 'warn',
  })
}
