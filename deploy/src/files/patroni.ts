import { stringify } from 'yaml'
import type { ClusterPlan, DatabaseNode } from '../plan.ts'
import type { Secrets } from '../secrets.ts'

export interface DatabasePlace {
  readonly folder: string
  /** Folder with `postgres`, `pg_basebackup` and `pg_rewind`. */
  readonly binaries: string
  readonly sockets: string
}

/**
 * A leader that is gone loses its key after `ttl` seconds. A commit is acknowledged when a second machine has it
 * (`synchronous_mode`), and only a machine that has all of them may lead next: no confirmed booking is lost.
 */
export function patroniFile(plan: ClusterPlan, node: DatabaseNode, secrets: Secrets, place: DatabasePlace): string {
  return stringify({
    scope: plan.name,
    name: node.name,
    restapi: {
      listen: `${node.host}:${node.ports.patroni}`,
      connect_address: `${node.host}:${node.ports.patroni}`,
    },
    etcd3: { hosts: plan.databases.map(({ host, ports }) => `${host}:${ports.etcd}`) },
    bootstrap: { dcs: sharedSettings(plan), initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      listen: `${node.host}:${node.ports.postgres}`,
      connect_address: `${node.host}:${node.ports.postgres}`,
      data_dir: place.folder,
      bin_dir: place.binaries,
      pgpass: `${place.folder}.pgpass`,
      authentication: {
        superuser: { username: 'postgres', password: secrets.SUPERUSER_PASSWORD },
        replication: { username: 'replicator', password: secrets.REPLICATION_PASSWORD },
      },
      parameters: { unix_socket_directories: place.sockets },
      pg_hba: addressesOf(plan).flatMap((address) => [
        `host replication replicator ${address} scram-sha-256`,
        `host all all ${address} scram-sha-256`,
      ]),
    },
  })
}

function sharedSettings({ databases, applications, jobs, pool }: ClusterPlan) {
  const servers = applications.length + jobs.length
  return {
    ttl: 15,
    loop_wait: 3,
    retry_timeout: 5,
    maximum_lag_on_failover: 1_048_576,
    synchronous_mode: true,
    // A database that died is not waited for: another one has every commit.
    primary_start_timeout: 0,
    postgresql: {
      use_pg_rewind: true,
      use_slots: true,
      parameters: {
        // Pools, and for each process what goes past them: jobs, listeners, migrations.
        max_connections: servers * (pool + 10) + 20,
        password_encryption: 'scram-sha-256',
        wal_log_hints: 'on',
        max_wal_senders: databases.length * 2 + 4,
        // A standby that is away for longer is made anew.
        max_slot_wal_keep_size: '4GB',
        // Replicas answer questions of a few seconds; none of them may hold up what the primary tells.
        max_standby_streaming_delay: '5s',
        timezone: 'UTC',
        log_timezone: 'UTC',
      },
    },
  }
}

function addressesOf({ databases, applications, jobs }: ClusterPlan): string[] {
  const hosts = new Set([...databases, ...applications, ...jobs].map(({ host }) => host))
  return [...hosts].map((host) => (/^[\d.]+$/.test(host) ? `${host}/32` : host))
}
